import type { SubjectId } from '@upaj/content/practice/subjects';
import { expect, it } from 'vitest';
import { loadAdviser } from '../load-adviser.ts';
import { buildFactIndex } from './fact-index.ts';
import { nameInQuestion } from './follow-ups.ts';
import { templatesOf } from './questions-of-kinds.ts';
import { kindOf } from './subject-kinds.ts';
import { knownSubjects } from './subject-names.ts';

const adviser = await loadAdviser();
const index = await buildFactIndex();
const advise = (message: string, language: 'en' | 'hi' = 'en') =>
  adviser.advise({ message, history: [], language, today: new Date('2026-11-24T06:00:00Z') });

it.each(['गाय', 'cow', 'bull', 'भैंस', 'मछली', 'fish', 'honeybee', 'मधुमक्खी', 'hen', 'silkworm'])(
  'nobody is offered to sow, fertilise or harvest what is no crop: %s',
  (message) => {
    const { sentences, followUps } = advise(message);
    expect(followUps.length).toBeGreaterThan(1);
    const said = [...sentences, ...followUps].join(' ');
    expect(said).not.toMatch(/harvest|sow|seed|fertili|कटाई|बुवाई|का बीज|खाद/i);
  },
);

it('a mango is planted and picked, onion dug and a cow given a breed', () => {
  const { followUps } = advise('आम', 'hi');
  expect(followUps.length).toBeGreaterThan(1);
  expect(followUps.join(' ')).not.toMatch(/बुवाई|कटाई/);
  const harvest = (subject: 'onion' | 'mango' | 'wheat') =>
    templatesOf(subject).find(([topic]) => topic === 'harvest')?.[1](nameInQuestion(subject)).hi;
  expect([harvest('onion'), harvest('mango'), harvest('wheat')]).toEqual([
    'प्याज की खुदाई कब करें?',
    'आम कब तोड़ें?',
    'गेहूं की कटाई कब करें?',
  ]);
  expect(advise('cow').followUps[0]).toBe('Which breed of cattle is good?');
});

/** Crops share their wording: some of them are asked about, and every subject of another kind. */
const crops: readonly SubjectId[] = [
  'wheat',
  'mango',
  'banana',
  'field-pea',
  'safflower',
  'tuberose',
];
const subjects = knownSubjects.filter(
  (subject) => crops.includes(subject) || !['sown', 'planted'].includes(kindOf(subject)),
);

it.each(subjects)('what is offered about %s is answered about it and its topic', (subject) => {
  const templates = templatesOf(subject).filter(([topic]) => index.topicsOf(subject).has(topic));
  for (const [topic, template] of templates) {
    const text = template(nameInQuestion(subject));
    for (const language of ['en', 'hi'] as const) {
      const { outcome, facts, understood } = advise(text[language], language);
      const answer = [outcome, facts[0]?.subject, facts[0]?.topic, understood.language];
      expect(answer, text[language]).toEqual(['answered', subject, topic, language]);
    }
  }
});
