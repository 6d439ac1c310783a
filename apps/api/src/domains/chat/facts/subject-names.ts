import { practiceFacts } from '@upaj/content/practice/practice-facts';
import { type SubjectId, subjectNames } from '@upaj/content/practice/subjects';
import type { NameGroup } from '@upaj/content/search/name-group';
import { fieldCropNames, pulseNames } from '@upaj/content/search/names-of-crops';
import { fruitNames, vegetableNames } from '@upaj/content/search/names-of-garden-goods';
import { animalNames } from './lexicon/animal-names.ts';
import { fieldCropWords } from './lexicon/field-crop-names.ts';
import { gardenCropWords } from './lexicon/garden-crop-names.ts';
import { namesWithoutFacts } from './lexicon/names-without-facts.ts';
import { subjectWords } from './lexicon/subject-words.ts';
import { formsOf, wordsOf } from './words.ts';

/** Everything with facts, but `general`. */
export const knownSubjects: readonly SubjectId[] = [
  ...new Set(practiceFacts.map(({ subject }) => subject)),
].filter((subject) => subject !== 'general');

/** Names that are more often another word inside a sentence: common, until, that. */
const tooCommon = new Set([
  'fodder',
  'दाल',
  'rui',
  'रुइ',
  'us',
  'pat',
  'peru',
  'mash',
  'moth',
  'ambo',
  'bhat',
  'ganda',
  'turi',
  'bora',
  'fali',
  'फलि',
]);

const spelt = (name: string): string => wordsOf(name).join(' ');

/** Rice (paddy) is rice and paddy. */
const partsOf = (name: string): string[] => name.split(/[(),]/).map((part) => part.trim());

/** Goods of fields that are no crop of their own. */
const goods = new Set(['straw', 'silage', 'jaggery', 'besan']);

const groups: readonly NameGroup[] = [
  ...fieldCropNames,
  ...pulseNames,
  ...vegetableNames,
  ...fruitNames,
].filter(([key]) => !goods.has(key));

/** Families share these words: a millet or a grass is not yet a crop. */
const isName = (name: string): boolean => name !== '' && !tooCommon.has(name);

const sources = [subjectWords, fieldCropWords, gardenCropWords, animalNames];

function namesOf(subject: SubjectId): readonly string[] {
  const { en, hi } = subjectNames[subject];
  const more = sources.flatMap((source) => formsOf(source[subject] ?? ''));
  const own = [...partsOf(en), ...partsOf(hi), ...more].map(spelt);
  const group = groups.find(([key]) => own.includes(spelt(key)));
  return [...new Set([...own, ...(group ?? []).map(spelt)])].filter(isName);
}

/** The subjects of each name, as it is spelt after folding; matar is a vegetable and a pulse. */
export const subjectsByName: ReadonlyMap<string, readonly SubjectId[]> = (() => {
  const found = new Map<string, readonly SubjectId[]>();
  for (const subject of knownSubjects) {
    for (const name of namesOf(subject)) found.set(name, [...(found.get(name) ?? []), subject]);
  }
  for (const name of [
    'matar',
    'mattar',
    'mtar',
    'mutter',
    'batana',
    'vatana',
    'pea',
    'peas',
    'मटर',
  ]) {
    found.set(spelt(name), ['green-pea', 'field-pea']);
  }
  // The word for the family: both are named in an answer.
  for (const name of ['gobhi', 'gobi', 'gobhee', 'kobi', 'गोभी', 'कोबी']) {
    found.set(spelt(name), ['cauliflower', 'cabbage']);
  }
  return found;
})();

/** Names of crops and animals that no fact is about. */
export const strangers: ReadonlySet<string> = new Set(
  [...formsOf(namesWithoutFacts).map(spelt), ...groups.flat().map(spelt)].filter(
    (name) => isName(name) && !subjectsByName.has(name),
  ),
);
