import { setImmediate as pause } from 'node:timers/promises';
import type { SubjectId } from '@upaj/content/practice/subjects';
import { editDistance } from '@upaj/content/search/edit-distance';
import { isDevanagari } from '@upaj/content/search/fold';
import { concepts } from './lexicon/lexicon.ts';
import { kinWords } from './lexicon/refusal-words.ts';
import { smallWords } from './lexicon/small-words.ts';
import { type Place, places } from './places.ts';
import { strangers, subjectsByName } from './subject-names.ts';
import { formsOf, keyOf, learnInSlices, looseOf, wordsOf } from './words.ts';

/** What a phrase can mean; a phrase may be a crop and a word of its own: duck, calf, basmati. */
interface Meaning {
  subjects?: readonly SubjectId[];
  concept?: string;
  place?: Place;
  isStranger?: true;
}

/** A phrase of a text with its meaning, or a word without one. */
export interface Piece extends Meaning {
  words: readonly string[];
  /** Says nothing by itself: the, का, kaise. */
  isSmall?: true;
  /** Known by its sound and not by its spelling. */
  isHeard?: true;
  /** Read as another word, since it was misspelt. */
  isGuess?: true;
}

const mostWords = 6;
const small: ReadonlySet<string> = new Set([...wordsOf(smallWords), ...wordsOf(kinWords)]);

/** Before a postposition: santra becomes santre, चना चने. */
const obliqueOf = (phrase: string): string | undefined =>
  phrase.length > 2 && /[^a]a$|ा$/.test(phrase)
    ? phrase.replace(/a$/, 'e').replace(/ा$/, 'े')
    : undefined;

function buildLexicon() {
  const exact = new Map<string, Meaning>();
  const add = (phrase: string, meaning: Meaning) =>
    exact.set(phrase, { ...exact.get(phrase), ...meaning });
  for (const [name, subjects] of subjectsByName) add(name, { subjects });
  for (const name of strangers) add(name, { isStranger: true });
  for (const [concept, , forms] of concepts) {
    for (const form of formsOf(forms)) add(wordsOf(form).join(' '), { concept });
  }
  for (const [phrase, meaning] of [...exact]) {
    const oblique = obliqueOf(phrase);
    if (oblique && !exact.has(oblique) && !small.has(oblique)) exact.set(oblique, meaning);
  }
  // Gaya is also gone, and Mandi a market.
  for (const [name, place] of places)
    if (!exact.has(name) && !small.has(name)) add(name, { place });
  return exact;
}

const exact = buildLexicon();
await pause();
// Every phrase of the lexicon would take too long at once; others are served in between.
await learnInSlices([...exact.keys()].flatMap((phrase) => phrase.split(' ')).concat(...small));

const keysOf = (phrase: string): string => phrase.split(' ').map(keyOf).join(' ');
const idOf = ({ subjects, concept, place, isStranger }: Meaning): string =>
  [subjects?.join(), concept, place?.name, isStranger].join('|');

/** Shorter keys are those of too many words: bharen and bahar are both `bhr`. */
const leastSound = 4;

const smallSounds: ReadonlySet<string> = new Set(
  [...small].map(keyOf).filter((key) => !key.startsWith('=')),
);

interface Sounding {
  meaning: Meaning;
  phrases: readonly string[];
}

/** Phrases by their sound, where all that sound so mean the same. Places are not guessed by sound. */
const bySound: ReadonlyMap<string, Sounding> = (() => {
  const found = new Map<string, Sounding | undefined>();
  for (const [phrase, meaning] of exact) {
    if (meaning.place) continue;
    const key = keysOf(phrase);
    const other = found.get(key);
    const isOther = found.has(key) && (!other || idOf(other.meaning) !== idOf(meaning));
    const phrases = [...(other?.phrases ?? []), phrase];
    found.set(key, isOther ? undefined : { meaning, phrases });
  }
  return new Map(
    [...found].flatMap(([key, sounding]) => (sounding ? [[key, sounding] as const] : [])),
  );
})();

/** What sounds like these words; under a short key only what is also spelt nearly so. */
function sounding(words: readonly string[]): Meaning | undefined {
  const key = words.map(keyOf).join(' ');
  const found = bySound.get(key);
  if (!found || key.length >= leastSound) return found?.meaning;
  const phrase = words.join(' ');
  if (phrase.length < 4) return undefined;
  const isNear = found.phrases.some(
    (each) => editDistance(phrase, each, 2) <= (phrase.length > 4 ? 2 : 1),
  );
  return isNear ? found.meaning : undefined;
}

await pause();

/** Shorter words are too much alike: kaat and cat. Names of crops are known better: aalu and alu. */
const leastLoose = 4;
const leastLooseName = 3;

/** Phrases by their loose spelling, where all that are spelt so mean the same. */
const byLoose: ReadonlyMap<string, Meaning> = (() => {
  const found = new Map<string, Meaning | undefined>();
  for (const [phrase, meaning] of exact) {
    const key = looseOf(phrase);
    if (meaning.place || key.length < (meaning.subjects ? leastLooseName : leastLoose)) continue;
    const isOther = found.has(key) && idOf(found.get(key) ?? {}) !== idOf(meaning);
    found.set(key, isOther ? undefined : meaning);
  }
  for (const word of small) found.delete(looseOf(word));
  return new Map(
    [...found].flatMap(([key, meaning]) => (meaning ? [[key, meaning] as const] : [])),
  );
})();

await pause();

const smallLoose: ReadonlySet<string> = new Set([...small].map(looseOf));

const single = [...exact].filter(([phrase]) => !phrase.includes(' ') && phrase.length > 3);

/** The meaning of the closest known word; first letters are rarely wrong. */
function guess(word: string): Meaning | undefined {
  if (word.length < 4 || /\d/.test(word)) return undefined;
  let best = word.length >= 9 ? 2 : 1;
  let found: Meaning | undefined;
  for (const [phrase, meaning] of single) {
    if (phrase[0] !== word[0] || meaning.place) continue;
    // In a short word only a letter may be missing, and only of a name.
    if (word.length === 4 && (!meaning.subjects || phrase.length !== 5)) continue;
    if (word.length < 7 && word.length > 4 && phrase.at(-1) !== word.at(-1)) continue;
    const distance = editDistance(word, phrase, best);
    if (distance > best || (distance === best && found)) continue;
    best = distance;
    found = meaning;
  }
  return found;
}

const isRead = (word: string) => small.has(word);

/** How many words the longest phrase has that begins with a word, as spelt or as it sounds. */
const lengths: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, number>();
  for (const phrase of exact.keys()) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    for (const start of [first, keyOf(first), looseOf(first)]) {
      found.set(start, Math.max(found.get(start) ?? 0, words.length));
    }
  }
  return found;
})();

/** What single words mean where no longer phrase begins with them; a text repeats them often. */
/** Words of messages are kept up to a limit. */
const mostAlone = 40_000;
const alone = new Map<string, Piece | undefined>();

function firstPhrase(words: readonly string[]): Piece | undefined {
  const [first = ''] = words;
  if (alone.has(first)) return alone.get(first);
  const longest = Math.max(
    ...[first, keyOf(first), looseOf(first)].map((start) => lengths.get(start) ?? 0),
  );
  if (longest > 1) return longestPhrase(words, longest);
  const found = longest === 0 ? undefined : longestPhrase([first], 1);
  if (alone.size < mostAlone) alone.set(first, found);
  return found;
}

const links: ReadonlySet<string> = new Set(wordsOf('ki ka ke की का के'));

/** The crop in front of a longer phrase: dhan ki bali is an ear, and one of rice. */
const ownerIn = ([first = '', link = '']: readonly string[]): Meaning => {
  const subjects = links.has(link) ? exact.get(first)?.subjects : undefined;
  return subjects ? { subjects } : {};
};

function longestPhrase(words: readonly string[], longest: number): Piece | undefined {
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const taken = words.slice(0, length);
    const meaning = exact.get(taken.join(' '));
    if (meaning) return { words: taken, ...ownerIn(taken), ...meaning };
    if (taken.every(isRead)) continue;
    const loose = byLoose.get(taken.map(looseOf).join(' '));
    if (loose) return { words: taken, ...ownerIn(taken), ...loose };
    const heard = sounding(taken);
    if (heard) return { words: taken, ...ownerIn(taken), ...heard, isHeard: true };
  }
  return undefined;
}

/** Splits folded words into phrases, the longest first; `isKnown` tells words that are not misspelt. */
export function read(words: readonly string[], isKnown?: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const found = firstPhrase(words.slice(at, at + mostWords));
    if (found) pieces.push(found);
    else if (small.has(word)) pieces.push({ words: [word], isSmall: true });
    else if (isKnown && (smallSounds.has(keyOf(word)) || smallLoose.has(looseOf(word))))
      pieces.push({ words: [word], isSmall: true });
    else {
      const meaning = isKnown && !isKnown(word) ? guess(word) : undefined;
      pieces.push(meaning ? { words: [word], ...meaning, isGuess: true } : { words: [word] });
    }
    at += found?.words.length ?? 1;
  }
  return pieces;
}

/** A seed rate or an interest rate is not a price. */
const prices: ReadonlySet<string> = new Set(['price', 'cost']);

/** The meanings inside a phrase of several words: a stem borer is also a stem. */
const inner = ({ words }: Piece): string[] =>
  words.length === 1
    ? []
    : words.flatMap((word) => {
        const concept = exact.get(word)?.concept;
        return concept && !prices.has(concept) ? [`~${concept}`] : [];
      });

/** The terms of a piece for the search: `~` a meaning, `@` a crop or an animal, else how the word sounds. */
export function termsOf(piece: Piece): string[] {
  if (piece.isSmall || piece.place) return [];
  const named = (piece.subjects ?? []).map((subject) => `@${subject}`);
  if (piece.concept) return [`~${piece.concept}`, ...named, ...inner(piece)];
  if (piece.subjects) return named;
  if (piece.isStranger) return piece.words.map(keyOf);
  const [word = ''] = piece.words;
  return word.length > 1 || isDevanagari(word) || /\d/.test(word) ? [keyOf(word)] : [];
}

/** All terms of folded words. */
export const termsIn = (words: readonly string[]): string[] => read(words).flatMap(termsOf);
