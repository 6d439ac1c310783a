import { expect, it } from 'vitest';
import { formatAge } from './format-age.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

it.each([
  [MINUTE_MS, '1 minute ago', '1 मिनट पहले'],
  [59 * MINUTE_MS + 59_999, '59 minutes ago', '59 मिनट पहले'],
  [3 * HOUR_MS + 1, '3 hours ago', '3 घंटे पहले'],
  [24 * HOUR_MS, '1 day ago', '1 दिन पहले'],
  [29.5 * 24 * HOUR_MS, '29 days ago', '29 दिन पहले'],
])('an age of %i ms is told in whole units, in both languages', (age, english, hindi) => {
  expect(formatAge(age, 'en')).toBe(english);
  expect(formatAge(age, 'hi')).toBe(hindi);
});

it('below a minute, and with a clock that was put back, there is no age', () => {
  expect(formatAge(MINUTE_MS - 1, 'en')).toBeUndefined();
  expect(formatAge(-HOUR_MS, 'en')).toBeUndefined();
});
