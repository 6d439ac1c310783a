import { expect, it } from 'vitest';
import { readGoal } from './read-goal.ts';

it.each([
  ['40', 40],
  [' ₹1,00,000 ', 100_000],
  ['१,२००', 1200],
  ['', null],
  ['  ', null],
  ['0', undefined],
  ['-4', undefined],
  ['2.5', undefined],
  ['1000001', undefined],
  ['many', undefined],
])('a goal typed as "%s" is read as %s', (typed, goal) => {
  expect(readGoal(typed, 1_000_000)).toBe(goal);
});
