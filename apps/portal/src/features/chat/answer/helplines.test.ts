import { expect, it } from 'vitest';
import { helplinesIn, telLink } from './helplines.ts';

it.each([
  ['Call 1800-116-117 or an ambulance on 108 at once.', ['1800-116-117', '108']],
  ['टेली-मानस 14416 पर बात करें।', ['14416']],
  ['See a doctor at once, 1120 km is too far.', ['1800-116-117', '14416']],
])('%s', (text, numbers) => {
  expect(helplinesIn(text)).toEqual(numbers);
});

it('a number is called without its dashes', () => {
  expect(telLink('1800-116-117')).toBe('tel:1800116117');
});
