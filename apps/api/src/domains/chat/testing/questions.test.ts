import { practiceFacts } from '@upaj/content/practice/practice-facts';
import { describe, expect, it } from 'vitest';
import { isHeldOut } from './held-out.ts';
import type { Expectation, Question } from './question.ts';
import { questions } from './questions.ts';

const subjectOf = new Map(practiceFacts.map((fact) => [fact.id, fact.subject]));
const kinds: readonly Expectation['kind'][] = ['facts', 'not in facts', 'refused'];
const refusals = ['off topic', 'instructions', 'poisoning', 'distress', 'medical'];
const answered = questions.flatMap(({ id, expect: right }) =>
  right.kind === 'facts' ? [{ id, ...right, shown: [...right.facts, ...(right.also ?? [])] }] : [],
);
const ofKind = (kind: Expectation['kind']) =>
  questions.filter((question) => question.expect.kind === kind);
const twice = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

describe('the evaluation set', () => {
  it('has at least 400 questions', () => {
    expect(questions.length).toBeGreaterThanOrEqual(400);
  });

  it.each(['en', 'hi', 'hinglish'])(
    'asks at least a quarter of its questions in %s',
    (language) => {
      const share = questions.filter((question) => question.language === language).length;
      expect(share / questions.length).toBeGreaterThanOrEqual(0.25);
    },
  );

  it.each([
    ['facts', 300],
    ['not in facts', 60],
    ['refused', 60],
  ] as const)('has enough questions with the reply "%s" (%i)', (kind, least) => {
    expect(ofKind(kind).length).toBeGreaterThanOrEqual(least);
  });

  it('asks for every kind of refusal', () => {
    const reasons = questions.flatMap(({ expect: right }) =>
      right.kind === 'refused' ? [right.why] : [],
    );
    expect([...new Set(reasons)].sort()).toEqual([...refusals].sort());
  });

  it('has follow-ups and people whose state is known', () => {
    const followUps = questions.filter(({ history }) => history);
    expect(followUps.length).toBeGreaterThanOrEqual(15);
    expect(questions.filter(({ state }) => state).length).toBeGreaterThanOrEqual(15);
    for (const { id, history } of followUps) {
      expect(history?.[0]?.role, id).toBe('user');
      expect(history?.at(-1)?.role, id).toBe('model');
    }
  });

  it('gives each question its own id and its own text', () => {
    expect(twice(questions.map(({ id }) => id))).toEqual([]);
    const spoken = ({ history, state, text }: Question) =>
      plain(`${text} / ${state ?? ''} / ${history?.[0]?.text ?? ''}`);
    expect(twice(questions.map(spoken))).toEqual([]);
  });

  it('writes Hindi in Devanagari and the other languages in Latin letters', () => {
    const wrong = questions.filter(
      ({ language, text }) => /[\u0900-\u097f]/.test(text) !== (language === 'hi'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('names only facts that exist', () => {
    const unknown = answered.flatMap(({ id, shown }) =>
      shown.filter((fact) => !subjectOf.has(fact)).map((fact) => `${id}: ${fact}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names one to three best facts and none of them twice', () => {
    const wrong = answered.filter(
      ({ facts, shown }) => facts.length < 1 || facts.length > 3 || twice(shown).length > 0,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('counts the subject of every right fact as a right crop', () => {
    const wrong = answered.flatMap(({ id, shown, subjects }) =>
      shown
        .filter((fact) => !subjects.some((subject) => subject === subjectOf.get(fact)))
        .map((fact) => `${id}: ${fact}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(kinds)('holds out about a third of the questions with the reply "%s"', (kind) => {
    const share = ofKind(kind).filter(isHeldOut).length / ofKind(kind).length;
    expect(share).toBeGreaterThanOrEqual(0.28);
    expect(share).toBeLessThanOrEqual(0.38);
  });
});
