import { setImmediate as pause } from 'node:timers/promises';
import type { SubjectId } from '@upaj/content/practice/subjects';
import { editDistance } from '@upaj/content/search/edit-distance';
import * as dangers from './kinds/examples/dangers.data.ts';
import { offTopicExamples } from './kinds/examples/off-topic.data.ts';
import { concepts } from './lexicon/lexicon.ts';
import { kinWords } from './lexicon/refusal-words.ts';
import { smallWords } from './lexicon/small-words.ts';
import { type Place, places } from './places.ts';
import { strangers, subjectsByName } from './subject-names.ts';
import { formsOf, keyOf, learnInSlices, looseOf, wordsOf } from './words.ts';

/** What a phrase can mean; a phrase may be a crop and a word of its own: duck, calf, basmati. */
export interface Meaning {
  subjects?: readonly SubjectId[];
  concept?: string;
  place?: Place;
  isStranger?: true;
}

/** Words of everyday talk: they are spelt right, and no pest or crop that only sounds like them is meant. */
const ordinary: ReadonlySet<string> = new Set(
  wordsOf([offTopicExamples, ...Object.values(dangers)].join(' ')),
);

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
    const isTalk = oblique && (small.has(oblique) || (ordinary.has(oblique) && !meaning.subjects));
    if (oblique && !exact.has(oblique) && !isTalk) exact.set(oblique, meaning);
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
export function sounding(words: readonly string[]): Meaning | undefined {
  if (words.at(-1) === 'and') return undefined;
  if (words.every((word) => ordinary.has(word) || small.has(word))) return undefined;
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

/** Shorter words are too much alike: baja and bajra. */
const leastGuess = 6;

/** The meaning of the closest known word; first letters are rarely wrong. */
export function guess(word: string): Meaning | undefined {
  if (ordinary.has(word) || word.length < leastGuess || /\d/.test(word)) return undefined;
  let best = word.length >= 9 ? 2 : 1;
  let found: Meaning | undefined;
  for (const [phrase, meaning] of single) {
    if (phrase[0] !== word[0] || meaning.place) continue;
    if (word[1] !== phrase[1]) continue;
    // In a short word only a name is guessed.
    if (word.length < leastGuess + 1 && !(meaning.subjects && phrase.at(-1) === word.at(-1)))
      continue;
    const distance = editDistance(word, phrase, best);
    if (distance > best || (distance === best && found)) continue;
    best = distance;
    found = meaning;
  }
  return found;
}

/** The meaning of a folded phrase, as it is spelt. */
export const meaningOf = (phrase: string): Meaning | undefined => exact.get(phrase);

/** The meaning of what is spelt nearly so. */
export const nearMeaningOf = (words: readonly string[]): Meaning | undefined =>
  byLoose.get(words.map(looseOf).join(' '));

/** A word that says nothing by itself. */
export const isSmallWord = (word: string): boolean => small.has(word);

/** A word that sounds or is spelt nearly like one that says nothing by itself. */
export const seemsSmall = (word: string): boolean =>
  smallSounds.has(keyOf(word)) || smallLoose.has(looseOf(word));

/** All phrases of the lexicon. */
export const phrases: readonly string[] = [...exact.keys()];
