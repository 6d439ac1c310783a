import { foldedWords, isDevanagari } from '@upaj/content/search/fold';
import { soundKeys } from '@upaj/content/search/sound-key';
import { readTable } from '../table.ts';

/** Endings that vary with number and case: पत्ती, पत्ते, पत्तियां, पत्तियों. */
const hindiEnding = /(?:ियों|ियो|ियां|िया|ों|ें|ो|े|ा|ि|ी|ु|ू)$/u;
/** Endings of Hindi verbs: हांफना, हांफती, girte, girna. */
const hindiVerb = /(?:ता|ते|ति|ना|ने|नि)$/u;
const latinVerb = /(?:ta|te|ti|na|ne|ni)$/;
const englishEnding = /(?:ings?|ed|es|s)$/;
const latinEnding = /(?:iyaan|iyan|iyon|iyo|on|e|a|i|o|u|y)$/;

/** Without an ending, as long as `least` letters are left. */
const cut = (word: string, ending: RegExp, least: number): string => {
  const stem = word.replace(ending, '');
  return stem.length < least ? word : stem;
};

const stemOf = (word: string): string =>
  isDevanagari(word)
    ? cut(cut(word, hindiVerb, 3), hindiEnding, 2)
    : cut(cut(cut(word, englishEnding, 4), latinVerb, 3), latinEnding, 3);

/** Keys of the words that facts and lexicon use; made by the training, since making them takes a second. */
const known = new Map<string, string>();
const loose = new Map<string, string>();
for (const [word = '', key = '', spelt = ''] of readTable('model/words.tsv')) {
  known.set(word, key);
  if (!isDevanagari(word)) loose.set(word, spelt || word);
}
/** What messages may add; above it they are not kept. */
const mostKnown = known.size + 20_000;

function keysOf(words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  // Keys of one or two letters would make many words one.
  return soundKeys(stems).map((key, at) => (key.length < 3 ? `=${stems[at]}` : key));
}

/** Learns the keys of many words at once: one call of the transliteration costs as much as a hundred words. */
export function learnWords(words: Iterable<string>): void {
  const fresh = [...new Set(words)].filter((word) => !known.has(word));
  if (fresh.length === 0) return;
  for (const [at, key] of keysOf(fresh).entries()) known.set(fresh[at] ?? '', key);
}

/** The rows of `model/words.tsv` for these words: word, key, and loose spelling where it differs. */
export const tableOfWords = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort()
    .map((word) =>
      [word, keyOf(word), ...(looseOf(word) === word ? [] : [looseOf(word)])].join('\t'),
    )
    .join('\n');

/** How a folded word sounds without its ending, in Latin letters whatever its script; short words stand for themselves. */
export function keyOf(word: string): string {
  const key = known.get(word);
  if (key !== undefined) return key;
  const [made = ''] = keysOf([word]);
  if (known.size < mostKnown) known.set(word, made);
  return made;
}

/** Spellings of Hindi in Latin letters that differ by taste: aaloo, aalu and alu; fasal and phasal; cotton and coton. */
const tastes: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ph/g, 'f'],
  [/[wv]/g, 'v'],
  [/z/g, 'j'],
  [/ck|q|c(?=[aoukr])/g, 'k'],
  [/([a-z])\1/g, '$1'],
  [/(?<=[a-z]{3})h$/g, ''],
];

/** A Latin word spelt in one way, its vowels kept: stricter than its sound, looser than its letters. */
export function looseOf(word: string): string {
  const before = loose.get(word);
  if (before !== undefined) return before;
  if (isDevanagari(word)) return word;
  return tastes.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);
}

/** The folded words of a text. */
export const wordsOf = (text: string): string[] => foldedWords(text);
