import { type SubjectId, subjectNames } from '@upaj/content/practice/subjects';
import type { Bilingual } from '@upaj/content/text';
import type { FactIndex } from './fact-index.ts';
import { type NameInQuestion, templatesOf } from './questions-of-kinds.ts';
import type { Reading } from './reading.ts';

/** A subject as it stands inside a sentence: Rice (paddy) is rice. */
export function nameOf(subject: SubjectId): Bilingual {
  const { en, hi } = subjectNames[subject];
  return { en: en.replace(/ \(.*\)$/, '').toLowerCase(), hi: hi.replace(/ \(.*\)$/, '') };
}

/** Names in -ा that do not change before का, की or में. */
const unchanged: ReadonlySet<string> = new Set('मक्का राजमा लोबिया केसुआरिना रजनीगंधा'.split(' '));

/** A Hindi name before a postposition: केला becomes केले, as in केले की. */
const beforePostposition = (name: string): string =>
  unchanged.has(name.split(' ').at(-1) ?? '') ? name : name.replace(/ा$/u, 'े');

/** What is said of many: a goat is good, but goats are fed. */
const many: Readonly<Partial<Record<SubjectId, string>>> = {
  buffalo: 'buffaloes',
  goat: 'goats',
  honeybee: 'honeybees',
  pig: 'pigs',
  silkworm: 'silkworms',
  yak: 'yaks',
};

/** Where the usual Hindi name is also that of a scheme or of another crop. */
const clearer: Readonly<Partial<Record<SubjectId, string>>> = {
  'field-pea': 'सूखी मटर',
  safflower: 'करडी',
};

/** A subject as questions and answers speak of it. */
export function nameInQuestion(subject: SubjectId): NameInQuestion {
  const { en, hi } = nameOf(subject);
  const name = clearer[subject] ?? hi;
  return { en: many[subject] ?? en, hi: name, before: beforePostposition(name) };
}

/** The questions about a subject that were not asked yet. */
export function questionsAbout(
  subject: SubjectId,
  { topics, language }: Reading,
  index: FactIndex,
  most = 3,
): string[] {
  const known = index.topicsOf(subject);
  const name = nameInQuestion(subject);
  return templatesOf(subject)
    .filter(([topic]) => known.has(topic) && !topics.includes(topic))
    .slice(0, most)
    .map(([, template]) => template(name)[language]);
}
