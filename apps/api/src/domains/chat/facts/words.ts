import { setImmediate as pause } from 'node:timers/promises';
import { foldedWords, isDevanagari } from '@upaj/content/search/fold';
import { soundKeys } from '@upaj/content/search/sound-key';

/** Endings that vary with number and case: पत्ती, पत्ते, पत्तियां, पत्तियों. */
const hindiEnding = /(?:ियों|ियो|ियां|िया|ों|ें|ो|े|ा|ि|ी|ु|ू)$/u;
/** Endings of Hindi verbs: हांफना, हांफती, girte, girna. */
const hindiVerb = /(?:ता|ते|ति|ना|ने|नि)$/u;
const latinVerb = /(?:ta|te|ti|na|ne|ni)$/;
const englishEnding = /(?:ings?|ed|es|s)$/;
const latinEnding = /(?:iyaan|iyan|iyon|iyo|on|e|a|i|o|u|y)$/;

/** Without an ending, as long as two letters are left. */
const cut = (word: string, ending: RegExp, least: number): string => {
  const stem = word.replace(ending, '');
  return stem.length < least ? word : stem;
};

const stemOf = (word: string): string =>
  isDevanagari(word)
    ? cut(cut(word, hindiVerb, 3), hindiEnding, 2)
    : cut(cut(cut(word, englishEnding, 4), latinVerb, 3), latinEnding, 3);

const known = new Map<string, string>();

/** Learns many words at once: one call of the transliteration costs as much as a hundred words. */
export function learnWords(words: Iterable<string>): void {
  const fresh = [...new Set(words)].filter((word) => !known.has(word));
  const keys = soundKeys(fresh.map(stemOf));
  for (const [at, word] of fresh.entries()) {
    const key = keys[at] ?? '';
    // Keys of one or two letters would make many words one.
    known.set(word, key.length < 3 ? `=${stemOf(word)}` : key);
  }
}

/** Words learnt at a time: about ten milliseconds. */
const wordsPerSlice = 600;

/** Learns very many words and serves others in between. */
export async function learnInSlices(words: Iterable<string>): Promise<void> {
  const fresh = [...new Set(words)].filter((word) => !known.has(word));
  for (let at = 0; at < fresh.length; at += wordsPerSlice) {
    learnWords(fresh.slice(at, at + wordsPerSlice));
    await pause();
  }
}

/** What a query may add to the words that the facts use; above it they are not kept. */
const mostKnown = 60_000;

/** How a folded word sounds without its ending; short words stand for themselves. */
export function keyOf(word: string): string {
  const key = known.get(word);
  if (key !== undefined) return key;
  if (known.size > mostKnown) known.clear();
  learnWords([word]);
  return known.get(word) ?? word;
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

const loose = new Map<string, string>();

/** A Latin word spelt in one way, its vowels kept: stricter than its sound, looser than its letters. */
export function looseOf(word: string): string {
  if (isDevanagari(word)) return word;
  const before = loose.get(word);
  if (before !== undefined) return before;
  const spelt = tastes.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);
  if (loose.size > mostKnown) loose.clear();
  loose.set(word, spelt);
  return spelt;
}

/** The folded words of a text. */
export const wordsOf = (text: string): string[] => foldedWords(text);

/** The forms of a lexicon line, parted by commas. */
export const formsOf = (line: string): string[] =>
  line
    .split(',')
    .map((form) => form.trim())
    .filter(Boolean);
