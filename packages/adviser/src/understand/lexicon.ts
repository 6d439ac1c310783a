import { editDistance } from '@upaj/content/search/edit-distance';
import type { Bilingual } from '@upaj/content/text';
import { keyOf, looseOf, wordsOf } from '../normalise/sound.ts';
import { formsOf, readTable } from '../table.ts';
import {
  type Entry,
  leastSound,
  type Meaning,
  readEntries,
  readOrdinaryWords,
  readSmallWords,
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

/** Meanings by each way in which their phrases may be spelt. */
interface Spellings {
  exact: ReadonlyMap<string, Meaning>;
  loose: ReadonlyMap<string, Meaning>;
  /** By sound; under a short key with the phrases that sound so. */
  sound: ReadonlyMap<string, { meaning: Meaning; phrases: readonly string[] }>;
  /** How many words the longest phrase has that begins with a word, in each of its writings. */
  lengths: ReadonlyMap<string, number>;
}

function spellingsOf(entries: readonly Entry[]): Spellings {
  const exact = new Map<string, Meaning>();
  const loose = new Map<string, Meaning>();
  const sound = new Map<string, { meaning: Meaning; phrases: readonly string[] }>();
  const lengths = new Map<string, number>();
  const begin = (phrase: string) => {
    let length = 1;
    for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1)) length += 1;
    const first = length === 1 ? phrase : phrase.slice(0, phrase.indexOf(' '));
    if ((lengths.get(first) ?? 0) < length) lengths.set(first, length);
  };
  for (const { concept, loose: spelt, phrases, place, sounds, subjects } of entries) {
    const meaning: Meaning = {
      ...(subjects && { subjects }),
      ...(concept !== undefined && { concept }),
      ...(place && { place }),
    };
    for (const phrase of phrases) {
      exact.set(phrase, meaning);
      begin(phrase);
    }
    for (const phrase of spelt) {
      loose.set(phrase, meaning);
      begin(phrase);
    }
    for (const [key, ...own] of sounds) {
      sound.set(key, { meaning, phrases: own });
      begin(key);
    }
  }
  return { exact, loose, sound, lengths };
}

/** Finds the known word that is closest to a misspelt one. */
function createGuess(entries: readonly Entry[]): (word: string) => Meaning | undefined {
  const byLetter = new Map<string, (readonly [string, Meaning])[]>();
  for (const entry of entries) {
    if (entry.place) continue;
    for (const phrase of entry.phrases) {
      if (phrase.length < leastGuess - 1 || phrase.includes(' ')) continue;
      const own = byLetter.get(phrase[0] ?? '') ?? [];
      byLetter.set(phrase[0] ?? '', own);
      own.push([phrase, entry]);
    }
  }
  return (word) => {
    let best = word.length >= longWord ? 2 : 1;
    let found: Meaning | undefined;
    for (const [phrase, { concept, subjects }] of byLetter.get(word[0] ?? '') ?? []) {
      const distance = editDistance(word, phrase, best);
      if (distance > best || (distance === best && found)) continue;
      best = distance;
      found = { ...(subjects && { subjects }), ...(concept !== undefined && { concept }) };
    }
    return found;
  };
}

/** Finds the longest phrase that begins with some words: as it is spelt, spelt by taste, or by its sound. */
function createLongest(
  { exact, lengths, loose, sound }: Spellings,
  small: ReadonlySet<string>,
  isOrdinary: (word: string) => boolean,
): Lexicon['longest'] {
  const smallSounds = new Set([...small].map(keyOf).filter((key) => !key.startsWith('=')));
  const smallSpellings = new Set([...small].map(looseOf));

  /** What sounds like these words; under a short key only what is also spelt nearly so. */
  function sounding(words: readonly string[]): Meaning | undefined {
    if (words.at(-1) === 'and' || words.every(isOrdinary)) return undefined;
    const key = words.map(keyOf).join(' ');
    const found = sound.get(key);
    if (!found || key.length >= leastSound) return found?.meaning;
    const phrase = words.join(' ');
    if (phrase.length < leastHeard) return undefined;
    const most = phrase.length > leastGuess ? 2 : 1;
    return found.phrases.some((each) => editDistance(phrase, each, most) <= most)
      ? found.meaning
      : undefined;
  }

  /** What is spelt by taste may be another known phrase as it stands; places are not guessed. */
  function spellingOf(spelt: string): Meaning | undefined {
    const own = exact.get(spelt);
    return own && !own.place ? own : loose.get(spelt);
  }

  /** What is spelt like a crop is that crop, whatever a longer phrase with it sounds like. */
  const namesOther = (words: readonly string[], { subjects: heard }: Meaning): boolean =>
    words.length > 1 &&
    words.some((word) => {
      const own = exact.get(word)?.subjects;
      return own !== undefined && !heard?.some((subject) => own.includes(subject));
    });

  return (words) => {
    const [first = ''] = words;
    const most = Math.max(
      ...[first, looseOf(first), keyOf(first)].map((each) => lengths.get(each) ?? 0),
    );
    for (let length = Math.min(most, words.length, mostWords); length > 0; length -= 1) {
      const taken = words.slice(0, length);
      const meaning = exact.get(taken.join(' '));
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

/** Keeps what a function found for the last words. */
function remembering<T>(find: (word: string) => T, most = 20_000): (word: string) => T {
  const found = new Map<string, T>();
  return (word) => {
    const before = found.get(word);
    if (before !== undefined || found.has(word)) return before as T;
    if (found.size > most) found.clear();
    const fresh = find(word);
    found.set(word, fresh);
    return fresh;
  };
}

/** Reads the names, the meanings and the places, and how each may be spelt. */
export function readLexicon(): Lexicon {
  const entries = readEntries();
  const spellings = spellingsOf(entries);
  const { exact } = spellings;
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
  const compounds = new Set(
    entries.flatMap(({ isCompound, phrases }) => (isCompound ? phrases : [])),
  );
  const guess = remembering(createGuess(entries));
  return {
    longest: createLongest(spellings, small, isOrdinary),
    meaningOf: (phrase) => exact.get(phrase),
    guess: (word) =>
      isOrdinary(word) || word.length < leastGuess || /\d/.test(word) ? undefined : guess(word),
    isSmall: (word) => small.has(word),
    isWord: (word) => exact.has(word) || isOrdinary(word),
    topicsOf: (concept) => topics.get(concept) ?? [],
    thingNamed: (concept) => things.get(concept),
    isCompound: (phrase) => compounds.has(phrase),
    impliedBy: (concept) => implied.get(concept),
    varietyOf: createVarietyOf(),
  };
}
