import type { StateSlug } from '@upaj/content/state-slugs';
import { keyOf, learnWords, looseOf, wordsOf } from '../normalise/sound.ts';
import { formsOf, readLines, readTable, sortedTable } from '../table.ts';
import { type Place, readPlaces } from './places.ts';

/** What a phrase can mean; a phrase may be a crop and a word of its own: duck, calf, basmati. */
export interface Meaning {
  /** Crops and animals with this name; gobhi is cauliflower and cabbage. One that no fact is about begins with a hyphen. */
  subjects?: readonly string[];
  /** A thing, a sign or an act of farming: `aphid`, `yellow`, `irrigation`. */
  concept?: string;
  place?: Place;
}

/** How a phrase of `model/phrases.tsv` is written: as it is spelt, spelt by taste, or by its sound; of a first word the most words that follow. */
export type Writing = '=' | '~' | '*' | '#';

/** Names that are more often another word inside a sentence: common, until, that. */
const tooCommon = new Set(
  wordsOf(
    'fodder दाल rui us pat peru mash moth ambo bhat ganda turi bora fali matter layer kera hair gaye',
  ),
);

/** Before a postposition: santra becomes santre, चना चने. */
const obliqueOf = (phrase: string): string | undefined =>
  phrase.length > 2 && /[^a]a$|ा$/.test(phrase)
    ? phrase.replace(/a$/, 'e').replace(/ा$/, 'े')
    : undefined;

/** Shorter words are too much alike: kaat and cat. Names of crops are known better: aalu and alu. */
const leastLoose = 4;
const leastLooseName = 3;
/** Shorter keys are those of too many words: bharen and bahar are both `bhr`; a word without a key stands behind `=`. */
const leastSound = 4;
export const isShortSound = (key: string): boolean => key.replaceAll('=', '').length < leastSound;
/** A shorter name of what no fact is about counts only as it is spelt. */
const leastStranger = 6;

const spelt = (form: string) => wordsOf(form).join(' ');

/** Words that carry no meaning of their own. */
export const readSmallWords = (): ReadonlySet<string> =>
  new Set(readLines('data/small-words.txt').flatMap(wordsOf));

/** Words that are spelt right, so that no other one misspelt is meant. */
export const readOrdinaryWords = (): ReadonlySet<string> => new Set(readLines('data/words.txt'));

/** Reads names, meanings and places from their tables. */
async function readMeanings() {
  const compounds = new Set<string>();
  const found = new Map<string, Meaning>();
  const add = (phrase: string, meaning: Meaning) => {
    if (phrase === '') return;
    const before = found.get(phrase);
    const subjects = [...new Set([...(before?.subjects ?? []), ...(meaning.subjects ?? [])])];
    found.set(phrase, { ...before, ...meaning, ...(subjects.length > 0 && { subjects }) });
  };
  for (const [ids = '', forms] of readTable('data/names.tsv'))
    for (const name of formsOf(forms).map(spelt)) {
      if (ids === '!') compounds.add(name);
      else if (!tooCommon.has(name))
        add(name, { subjects: ids === '-' ? [`-${name}`] : ids.split(' ') });
    }
  for (const [concept = '', , , forms] of readTable('data/meanings.tsv'))
    for (const form of formsOf(forms)) add(spelt(form), { concept });
  for (const name of compounds) add(name, {});
  const [small, ordinary] = [readSmallWords(), readOrdinaryWords()];
  for (const [phrase, meaning] of [...found]) {
    const oblique = obliqueOf(phrase);
    const isTalk = oblique && (small.has(oblique) || (ordinary.has(oblique) && !meaning.subjects));
    if (oblique && !found.has(oblique) && !isTalk) found.set(oblique, meaning);
  }
  for (const [name, place] of await readPlaces())
    if (!found.has(name) && !small.has(name)) add(name, { place });
  return { found, compounds };
}

const idOf = ({ subjects, concept, place }: Meaning): string =>
  [subjects?.join(), concept, place?.name, place?.state].join('|');

/** Whether a phrase is also known where it is spelt otherwise. */
const isHeard = (phrase: string, { place, subjects }: Meaning): boolean =>
  !place &&
  (phrase.length >= leastStranger ||
    subjects?.every((subject) => subject.startsWith('-')) !== true);

/** Those of one writing that all mean the same, by the id of the meaning. */
function alike(
  phrases: readonly (readonly [string, Meaning])[],
  write: (phrase: string) => string,
) {
  const found = new Map<string, { id: string; phrases: string[] } | undefined>();
  for (const [phrase, meaning] of phrases) {
    const written = write(phrase);
    const id = idOf(meaning);
    const before = found.get(written);
    if (!found.has(written)) found.set(written, { id, phrases: [phrase] });
    else if (before?.id === id) before.phrases.push(phrase);
    else found.set(written, undefined);
  }
  return [...found].flatMap(([written, each]) => (each ? [{ written, ...each }] : []));
}

const eachWord = (phrase: string, write: (word: string) => string): string =>
  phrase.split(' ').map(write).join(' ');

/** The number of words of a phrase by its first one. */
function lengthsOf(phrases: readonly string[]): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const phrase of phrases) {
    const [first = '', ...others] = phrase.split(' ');
    lengths.set(first, Math.max(lengths.get(first) ?? 0, 1 + others.length));
  }
  return lengths;
}

/** `model/meanings.tsv` and `model/phrases.tsv`: everything a phrase can mean, and each writing of a phrase with the line of its meaning. */
export async function tablesOfPhrases(): Promise<{ meanings: string; phrases: string }> {
  const { compounds, found } = await readMeanings();
  learnWords([...found.keys()].flatMap((phrase) => phrase.split(' ')));
  const numbers = new Map<string, number>();
  const meanings: string[][] = [];
  const rows: [key: string, ...string[]][] = [];
  for (const [phrase, meaning] of found) {
    const isCompound = compounds.has(phrase);
    const id = `${isCompound ? '!' : ''}${idOf(meaning)}`;
    const number = numbers.get(id) ?? meanings.length;
    if (number === meanings.length) {
      const { concept = '', place, subjects = [] } = meaning;
      const own = [subjects.join(), concept, place?.name ?? '', place?.state ?? ''];
      meanings.push([isCompound ? '!' : '', ...own]);
      numbers.set(id, number);
    }
    rows.push([`=${phrase}`, `${number}`]);
  }
  const heard = [...found].filter(
    ([phrase, meaning]) => !compounds.has(phrase) && isHeard(phrase, meaning),
  );
  for (const { id, written } of alike(heard, (phrase) => eachWord(phrase, looseOf))) {
    const number = numbers.get(id) ?? 0;
    const least = meanings[number]?.[1] ? leastLooseName : leastLoose;
    if (written.length >= least && !found.has(written)) rows.push([`~${written}`, `${number}`]);
  }
  for (const { id, phrases, written } of alike(heard, (phrase) => eachWord(phrase, keyOf)))
    rows.push([
      `*${written}`,
      `${numbers.get(id) ?? 0}`,
      ...(isShortSound(written) ? phrases : []),
    ]);
  const lengths = lengthsOf(rows.map(([key]) => key.slice(1)));
  return {
    meanings: meanings.map((row) => row.join('\t')).join('\n'),
    phrases: sortedTable([
      ...rows,
      ...[...lengths].map(([first, most]) => [`#${first}`, `${most}`]),
    ]),
  };
}

/** What phrases can mean, in the order of `model/meanings.tsv`, and which of them are compounds. */
export function readMeaningsOfPhrases(): {
  meanings: readonly Meaning[];
  compounds: ReadonlySet<Meaning>;
} {
  const rows = readTable('model/meanings.tsv').map(([compound, subjects, concept, name, state]) => {
    const meaning: Meaning = {
      ...(subjects && { subjects: subjects.split(',') }),
      ...(concept && { concept }),
      // Written by `tablesOfPhrases`.
      ...(name && { place: { name, state: state as StateSlug } }),
    };
    return { meaning, isCompound: compound === '!' };
  });
  return {
    meanings: rows.map(({ meaning }) => meaning),
    compounds: new Set(rows.flatMap(({ isCompound, meaning }) => (isCompound ? [meaning] : []))),
  };
}
