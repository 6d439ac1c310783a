import { expect, it } from 'vitest';
import { createAdviser } from '../src/adviser.ts';
import { readQuestions } from './questions.ts';
import { scoreOwn } from './score-own.ts';

const adviser = await createAdviser();
const scoreOf = (part: string) =>
  scoreOwn(
    readQuestions().filter((question) => question.part === part),
    ({ asked }) => adviser.advise(asked),
  );
const tuning = scoreOf('tuning');
const heldOut = scoreOf('held out');

// The floors are what was reached, a little below, not the targets: those stand in ../model/MODEL_CARD.md.
it('our own questions are answered with the right facts', { tags: ['PRODUCT-15'] }, () => {
  expect(tuning.recall, tuning.misses.join('\n')).toBeGreaterThanOrEqual(0.84);
  expect(tuning.precision).toBeGreaterThanOrEqual(0.9);
});

// Misses of these questions are not printed: they must not be read while the adviser is tuned.
it('the questions that were held out are answered as well', () => {
  expect(heldOut.recall).toBeGreaterThanOrEqual(0.83);
  expect(heldOut.precision).toBeGreaterThanOrEqual(0.88);
});

it('no answer names a banned pesticide', () => {
  expect([tuning.banned, heldOut.banned]).toEqual([0, 0]);
});
