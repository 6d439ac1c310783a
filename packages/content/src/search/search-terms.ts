import type { CategoryName } from '../categories.ts';
import { codeParts, joinedCodes, splitNames } from './codes.ts';
import { foldedWords, isDevanagari } from './fold.ts';
import { keysBySound, keysNear, keysOf, longestName } from './names.ts';
import { categoryNames, families } from './names-of-categories.ts';
import { themeMembers } from './names-of-themes.ts';
import { MIN_KEY, soundKeys } from './sound-key.ts';

/** A searchable text. */
export interface Searchable {
  /** The main text: a listing's name, a title. */
  name: string;
  /** Further text. */
  text: string;
  /** Keys of names that apply without being in the text, such as its kind. */
  keys?: readonly string[];
}

/**
 * Prefixes of terms:
 * `c:` a known thing in the name, `m:` one that the text mentions, `f:` one whose misspelt name it is,
 * `n:` a word of the name, `t:` a word of the text, `k:` and `s:` how these words sound,
 * `h:` a hashtag and `p:` a crop that was chosen, for filters.
 */
export type SearchTerm = `${'c' | 'm' | 'f' | 'n' | 't' | 'k' | 's' | 'h' | 'p'}:${string}`;

/** Words with another meaning inside a sentence: gram (weight), आम (common), til (until). */
const ambiguous = new Set(
  [
    'gram',
    'grams',
    'til',
    'तिल',
    'आम',
    'aam',
    'rai',
    'राई',
    'moth',
    'mash',
    'mop',
    'jai',
    'jav',
    'ber',
    'tel',
    'cow',
  ].flatMap(foldedWords),
);

const groups: ReadonlyMap<string, readonly string[]> = new Map([
  ...families.map(({ names, members }) => [names[0], members] as const),
  ...Object.entries(themeMembers),
]);
const familiesOf = (key: string): string[] =>
  [...groups].filter(([, members]) => members.includes(key)).map(([name]) => name);

interface Found {
  keys: readonly string[];
  length: number;
}

/** The longest name that begins with the first of these words. */
export function firstName(
  words: readonly string[],
  lookUp: (phrase: string) => readonly string[],
): Found | undefined {
  for (let length = Math.min(longestName(), words.length); length > 0; length -= 1) {
    const keys = lookUp(words.slice(0, length).join(''));
    if (keys.length > 0) return { keys, length };
  }
  return undefined;
}

/** All names in a list of words; `missed` is called with the other words. */
function namesIn(
  words: readonly string[],
  lookUp: (phrase: string) => readonly string[],
  missed: (word: string) => void = () => {},
): string[] {
  const keys: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = firstName(words.slice(at, at + longestName()), lookUp);
    if (found) keys.push(...found.keys);
    else missed(words[at] ?? '');
    at += found?.length ?? 1;
  }
  return keys;
}

const exactOrSound = (phrase: string) => {
  const keys = keysOf(phrase);
  return keys.length > 0 ? keys : keysBySound(phrase);
};
const mentioned = (phrase: string) => (ambiguous.has(phrase) ? [] : keysOf(phrase));

/** Words, and their codes in each way of writing them; a text has fewer, since it has more numbers. */
const withCodes = (words: readonly string[], most: number): string[] => {
  const parts = codeParts(words);
  return [...words, ...parts, ...joinedCodes(parts, most)];
};

/** All terms of a text. They are computed when the text is written; a query is compared with these alone. */
export function searchTerms({ name, text, keys = [] }: Searchable): SearchTerm[] {
  const terms = new Set<SearchTerm>();
  const nameWords = splitNames(foldedWords(name));
  const textWords = splitNames(foldedWords(text));
  const known = namesIn(nameWords, exactOrSound, (word) => {
    if (word.length >= 5) for (const key of keysNear(word)) terms.add(`f:${key}`);
  });
  for (const key of [...keys, ...known]) {
    for (const each of [key, ...familiesOf(key)]) terms.add(`c:${each}`);
  }
  for (const key of namesIn(textWords, mentioned)) terms.add(`m:${key}`);
  const sounding = (kind: 'k' | 's', words: readonly string[]) => {
    for (const key of soundKeys(words)) if (key.length >= MIN_KEY) terms.add(`${kind}:${key}`);
  };
  for (const word of withCodes(nameWords, 3)) terms.add(`n:${word}`);
  for (const word of withCodes(textWords, 2)) terms.add(`t:${word}`);
  sounding('k', nameWords);
  sounding('s', textWords.filter(isDevanagari));
  return [...terms].sort();
}

/** The searchable fields of a listing. */
export interface SearchableListing {
  name: string;
  description: string;
  place: string;
  category: CategoryName;
}

/**
 * The terms of a listing. A seed or a fodder is not the plant of its name: a search for wheat shows wheat first and
 * wheat seed behind it.
 */
export function listingTerms({
  name,
  description,
  place,
  category,
}: SearchableListing): SearchTerm[] {
  const own = categoryNames[category][0];
  const terms = searchTerms({ name, text: `${description} ${place}`, keys: [own] });
  if (category !== 'Seeds' && category !== 'Fodder Crops') return terms;
  const isOther = (key: string) =>
    category === 'Seeds' ? key !== own : familiesOf(key).length > 0 || key === 'cereals';
  const demoted = terms.map(
    (term): SearchTerm =>
      term.startsWith('c:') && isOther(term.slice(2)) ? `m:${term.slice(2)}` : term,
  );
  return [...new Set(demoted)].sort();
}
