import { expect, it } from 'vitest';
import { digitsIn, putDigits, typedInto } from './otp-digits.ts';

const none = ['', '', '', '', '', ''];

it('digits are found between anything else, in ASCII and in Devanagari', () => {
  expect(digitsIn('your code is 12 34-56.')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(digitsIn('४०९')).toEqual(['4', '0', '9']);
  expect(digitsIn('abc')).toEqual([]);
});

it('a digit typed before or behind the one in the box takes its place', () => {
  expect(typedInto('4', '47')).toEqual(['7']);
  expect(typedInto('4', '74')).toEqual(['7']);
  expect(typedInto('4', '44')).toEqual(['4']);
  expect(typedInto('', '47')).toEqual(['4', '7']);
});

it('digits fill the boxes from one on, and no more than there are', () => {
  expect(putDigits(none, 2, ['1', '2'])).toEqual(['', '', '1', '2', '', '']);
  expect(putDigits(none, 4, ['1', '2', '3'])).toEqual(['', '', '', '', '1', '2']);
});
