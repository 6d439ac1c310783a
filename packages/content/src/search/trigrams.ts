const alike = 0.6;

/** Three letters each, as PostgreSQL's pg_trgm cuts a word. */
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** Whether a word is likely a misspelling of the other: the default of pg_trgm's operator `<%`. */
export function isMisspelt(typed: string, word: string): boolean {
  const sought = trigrams(typed);
  const found = trigrams(word);
  const common = [...sought].filter((each) => found.has(each)).length;
  return common / sought.size >= alike;
}
