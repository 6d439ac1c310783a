import { expect, it } from 'vitest';
import { digitsIn } from './digits-in.ts';

it('digits are extracted from any text, in ASCII and in other scripts', () => {
  expect(digitsIn('your code is 12 34-56.')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(digitsIn('४०९')).toEqual(['4', '0', '9']);
  expect(digitsIn('৪০৯')).toEqual(['4', '0', '9']);
  expect(digitsIn('abc')).toEqual([]);
});
