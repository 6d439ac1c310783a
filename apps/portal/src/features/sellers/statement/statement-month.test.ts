import { expect, it } from 'vitest';
import { addMonths, isMonth, monthsToChoose } from './statement-month.ts';

it('months are counted over the end of a year', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2025-12', 1)).toBe('2026-01');
  expect(addMonths('2026-03', -13)).toBe('2025-02');
});

it.each([
  ['2026-11', true],
  ['2020-01', true],
  ['2019-12', false],
  ['2026-12', false],
  ['2026-13', false],
  ['2026-1', false],
  ['next', false],
  [null, false],
])('in November 2026 there can be a statement of %s: %s', (text, expected) => {
  expect(isMonth(text, '2026-11')).toBe(expected);
});

it('two years can be chosen, and every month back to an older one', () => {
  const months = monthsToChoose('2026-11', '2026-10');
  expect([months.length, months[0], months.at(-1)]).toEqual([24, '2026-11', '2024-12']);
  expect(monthsToChoose('2026-11', '2023-05').at(-1)).toBe('2023-05');
  expect(monthsToChoose('2020-03', '2020-03')).toEqual(['2020-03', '2020-02', '2020-01']);
});
