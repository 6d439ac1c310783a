import { produceNames } from '@upaj/content/produce-names';

/** One thing that a listing must speak of: any of these names as whole words, or this piece of a word. */
export type Term = { names: readonly string[] } | { piece: string };

const groups = new Map<string, readonly string[]>();
for (const group of produceNames) {
  for (const name of group) {
    groups.set(name, [...new Set([...(groups.get(name) ?? []), ...group])]);
  }
}
const longestName = Math.max(...[...groups.keys()].map((name) => name.split(' ').length));

function groupOf(words: readonly string[]): readonly string[] | undefined {
  const phrase = words.join(' ');
  return (
    groups.get(phrase) ??
    groups.get(phrase.replace(/s$/, '')) ??
    groups.get(phrase.replace(/es$/, ''))
  );
}

/** Splits what a person typed into terms, each name of a produce standing for all its names. */
export function termsOf(query: string): Term[] {
  const words = query.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean);
  const terms: Term[] = [];
  while (words.length > 0) {
    const [first = ''] = words;
    const found = longestGroup(words);
    terms.push(found ? { names: found.names } : { piece: first });
    words.splice(0, found?.length ?? 1);
  }
  return terms;
}

function longestGroup(words: readonly string[]) {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    const names = groupOf(words.slice(0, length));
    if (names) return { names, length };
  }
  return undefined;
}
