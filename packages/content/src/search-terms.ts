import { produceNames } from './produce-names.ts';

/**
 * One thing that a text must speak of: it has one of `words` standing alone, as one or many ("til" is not in
 * "fertilizer"), or one of `pieces` anywhere, since Hindi is written with too many endings to stand alone.
 */
export interface SearchTerm {
  /** Small Latin letters and digits, perhaps with spaces. */
  words: readonly string[];
  pieces: readonly string[];
}

const groups = new Map<string, readonly string[]>();
for (const group of produceNames) {
  for (const name of group) {
    groups.set(name, [...new Set([...(groups.get(name) ?? []), ...group])]);
  }
}
const longestName = Math.max(...[...groups.keys()].map((name) => name.split(' ').length));

/** Splits what a person typed into terms, each name of a produce standing for all its names. */
export function searchTerms(query: string): SearchTerm[] {
  const typed = query.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean);
  const terms: SearchTerm[] = [];
  while (typed.length > 0) {
    const [first = ''] = typed;
    const found = longestGroup(typed);
    terms.push(found ? termOf(found.names) : { words: [], pieces: [first] });
    typed.splice(0, found?.length ?? 1);
  }
  return terms;
}

function longestGroup(typed: readonly string[]) {
  for (let length = Math.min(longestName, typed.length); length > 0; length -= 1) {
    const names = groupOf(typed.slice(0, length).join(' '));
    if (names) return { names, length };
  }
  return undefined;
}

const groupOf = (phrase: string): readonly string[] | undefined =>
  groups.get(phrase) ??
  groups.get(phrase.replace(/s$/, '')) ??
  groups.get(phrase.replace(/es$/, ''));

function termOf(names: readonly string[]): SearchTerm {
  const isWord = (name: string) => /^[a-z0-9 ]+$/.test(name);
  return { words: names.filter(isWord), pieces: names.filter((name) => !isWord(name)) };
}
