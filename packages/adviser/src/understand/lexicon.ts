import { editDistance } from '@upaj/content/search/edit-distance';
import type { Bilingual } from '@upaj/content/text';
import { keyOf, looseOf, wordsOf } from '../normalise/sound.ts';
import { formsOf, readSortedTable, readTable } from '../table.ts';
import {
  isShortSound,
  type Meaning,
  readMeaningsOfPhrases,
  readOrdinaryWords,
  readSmallWords,
  type Writing,
} from './phrases.ts';

export interface Lexicon {
  /** The meaning of the longest phrase that begins with these folded words, and its length. */
  longest(words: readonly string[]): Found | undefined;
  /** The meaning of one word or phrase, as it is spelt. */
  meaningOf(phrase: string): Meaning | undefined;
  /** The meaning of the closest name, for a word that is misspelt. */
  guess(word: string): Meaning | undefined;
  isSmall(word: string): boolean;
  /** A word that is spelt right, and no other one misspelt. */
  isWord(word: string): boolean;
  /** Topics that a concept asks for, `?` before one that it only hints at. */
  topicsOf(concept: string): readonly string[];
  /** The name of a particular pest, disease, input or work, which an answer has to contain; undefined of other concepts. */
  thingNamed(concept: string): Bilingual | undefined;
  /** Names a crop and means something else: a tobacco caterpillar is no tobacco. */
  isCompound(phrase: string): boolean;
  /** The crop or animal that a concept speaks of without naming it. */
  impliedBy(concept: string): string | undefined;
  /** The crop or animal of a variety or breed. */
  varietyOf(words: readonly string[]): string | undefined;
}

export interface Found extends Meaning {
  length: number;
  /** Known by its sound and not by its spelling. */
  isHeard?: true;
}

const leastGuess = 6;
/** Below it a phrase is not read by its sound at all. */
const leastHeard = 4;
/** In a longer word two letters may be wrong. */
const longWord = 9;
const mostWords = 6;
const mostOfVariety = 3;

/** Keeps what a function found for the last keys. */
function remembering<T>(find: (key: string) => T, most = 20_000): (key: string) => T {
  const found = new Map<string, T>();
  return (key) => {
    const before = found.get(key);
    if (before !== undefined || found.has(key)) return before as T;
    if (found.size > most) found.clear();
    const fresh = find(key);
    found.set(key, fresh);
    return fresh;
  };
}

/** What is known of a phrase, as it is spelt, spelt by taste, or by its sound. */
interface Phrases {
  exact(phrase: string): Meaning | undefined;
  loose(phrase: string): Meaning | undefined;
  /** Of a short key also the phrases that sound so. */
  sound(key: string): { meaning: Meaning; phrases: readonly string[] } | undefined;
  /** How many words the longest phrase has that begins with a word, in each of its writings. */
  length(first: string): number;
  /** Single words with this prefix and what they mean; places are left out. */
  wordsWithPrefix(prefix: string): readonly (readonly [string, Meaning])[];
  isCompound(phrase: string): boolean;
}

function readPhrases(): Phrases {
  const table = readSortedTable('model/phrases.tsv');
  const { compounds, meanings } = readMeaningsOfPhrases();
  const meaningAt = (number = '') => meanings[Number(number)] ?? {};
  const cells = remembering(table.cellsOf);
  const of = (writing: Writing, phrase: string) => {
    const own = cells(`${writing}${phrase}`);
    return own && meaningAt(own[0]);
  };
  return {
    exact: (phrase) => of('=', phrase),
    loose: (phrase) => of('~', phrase),
    sound(key) {
      const own = cells(`*${key}`);
      return own && { meaning: meaningAt(own[0]), phrases: own.slice(1) };
    },
    length: (first) => Number(cells(`#${first}`)?.[0] ?? 0),
    wordsWithPrefix: remembering((prefix) =>
      table
        .withPrefix(`=${prefix}`)
        // Crops stand before other things, those most asked first.
        .sort(([, a], [, b]) => Number(a) - Number(b))
        .flatMap(([key = '', number]) => {
          const [word, meaning] = [key.slice(1), meaningAt(number)];
          return meaning.place || word.includes(' ') ? [] : [[word, meaning] as const];
        }),
    ),
    isCompound: (phrase) => compounds.has(of('=', phrase) ?? {}),
  };
}

/** Finds the known word that is closest to a misspelt one. */
const createGuess =
  ({ wordsWithPrefix }: Phrases) =>
  (word: string): Meaning | undefined => {
    let best = word.length >= longWord ? 2 : 1;
    let found: Meaning | undefined;
    for (const [known, meaning] of wordsWithPrefix(word[0] ?? '')) {
      if (known.length < leastGuess - 1) continue;
      const distance = editDistance(word, known, best);
      if (distance > best || (distance === best && found)) continue;
      best = distance;
      found = meaning;
    }
    return found;
  };

/** Finds the longest phrase that begins with some words: as it is spelt, spelt by taste, or by its sound. */
function createLongest(
  { exact, length: lengthOf, loose, sound }: Phrases,
  small: ReadonlySet<string>,
  isOrdinary: (word: string) => boolean,
): Lexicon['longest'] {
  const smallSounds = new Set([...small].map(keyOf).filter((key) => !key.startsWith('=')));
  const smallSpellings = new Set([...small].map(looseOf));

  /** What sounds like these words; under a short key only what is also spelt nearly so. */
  function sounding(words: readonly string[]): Meaning | undefined {
    if (words.at(-1) === 'and' || words.every(isOrdinary)) return undefined;
    const key = words.map(keyOf).join(' ');
    const found = sound(key);
    if (!found || !isShortSound(key)) return found?.meaning;
    const phrase = words.join(' ');
    if (phrase.length < leastHeard) return undefined;
    const most = phrase.length > leastGuess ? 2 : 1;
    return found.phrases.some((each) => editDistance(phrase, each, most) <= most)
      ? found.meaning
      : undefined;
  }

  /** What is spelt by taste may be another known phrase as it stands; places are not guessed. */
  function spellingOf(spelt: string): Meaning | undefined {
    const own = exact(spelt);
    return own && !own.place ? own : loose(spelt);
  }

  /** What is spelt like a crop is that crop, whatever a longer phrase with it sounds like. */
  const namesOther = (words: readonly string[], { subjects: heard }: Meaning): boolean =>
    words.length > 1 &&
    words.some((word) => {
      const own = exact(word)?.subjects;
      return own !== undefined && !heard?.some((subject) => own.includes(subject));
    });

  return (words) => {
    const [first = ''] = words;
    const most = Math.max(...[first, looseOf(first), keyOf(first)].map(lengthOf));
    for (let length = Math.min(most, words.length, mostWords); length > 0; length -= 1) {
      const taken = words.slice(0, length);
      const meaning = exact(taken.join(' '));
      if (meaning) return { ...meaning, length };
      if (taken.every((word) => small.has(word))) continue;
      const spelt = taken.map(looseOf).join(' ');
      const alike = smallSpellings.has(spelt) ? undefined : spellingOf(spelt);
      if (alike) return { ...alike, length };
      const heard = sounding(taken);
      const isSmall = length === 1 && smallSounds.has(keyOf(first)) && !heard?.subjects;
      if (heard && !isSmall && !namesOther(taken, heard))
        return { ...heard, length, isHeard: true };
    }
    return undefined;
  };
}

/** Reads the crop or animal of each variety or breed. */
function createVarietyOf(): Lexicon['varietyOf'] {
  const varieties = new Map(
    readTable('data/varieties.tsv').flatMap(([subject = '', forms]) =>
      formsOf(forms).map((form) => [wordsOf(form).map(looseOf).join(' '), subject] as const),
    ),
  );
  return (words) => {
    for (let length = Math.min(mostOfVariety, words.length); length > 0; length -= 1) {
      const found = varieties.get(words.slice(0, length).map(looseOf).join(' '));
      if (found) return found;
    }
    return undefined;
  };
}

/** Reads the names, the meanings and the places, and how each may be spelt. */
export function readLexicon(): Lexicon {
  const phrases = readPhrases();
  const { exact, isCompound } = phrases;
  const [small, ordinary] = [readSmallWords(), readOrdinaryWords()];
  const isOrdinary = (word: string) => ordinary.has(word) || small.has(word);
  const rows = readTable('data/meanings.tsv');
  const topics = new Map(
    rows.map(([concept = '', asked = '']) => [concept, asked.split(' ').filter(Boolean)]),
  );
  const things = new Map(
    rows.flatMap(([concept = '', , shown]) => {
      const [en = '', hi = ''] = shown?.split(' | ') ?? [];
      return shown ? [[concept, { en, hi }] as const] : [];
    }),
  );
  const implied = new Map(
    readTable('data/implied.tsv').flatMap(([subject = '', concepts = '']) =>
      concepts.split(' ').map((concept) => [concept, subject] as const),
    ),
  );
  const guess = remembering(createGuess(phrases));
  return {
    longest: createLongest(phrases, small, isOrdinary),
    meaningOf: exact,
    guess: (word) =>
      isOrdinary(word) || word.length < leastGuess || /\d/.test(word) ? undefined : guess(word),
    isSmall: (word) => small.has(word),
    isWord: (word) => exact(word) !== undefined || isOrdinary(word),
    topicsOf: (concept) => topics.get(concept) ?? [],
    thingNamed: (concept) => things.get(concept),
    isCompound,
    impliedBy: (concept) => implied.get(concept),
    varietyOf: createVarietyOf(),
  };
}
