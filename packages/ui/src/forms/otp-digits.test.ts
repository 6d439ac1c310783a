import { expect, it } from 'vitest';
import { putDigits, typedInto } from './otp-digits.ts';

const none = ['', '', '', '', '', ''];

it('a digit typed before or after the one in the box replaces it', { tags: ['VALID-8'] }, () => {
  expect(typedInto('4', '47')).toEqual(['7']);
  expect(typedInto('4', '74')).toEqual(['7']);
  expect(typedInto('4', '44')).toEqual(['4']);
  expect(typedInto('', '47')).toEqual(['4', '7']);
});

it('digits fill the boxes from one on, up to the last box', () => {
  expect(putDigits(none, 2, ['1', '2'])).toEqual(['', '', '1', '2', '', '']);
  expect(putDigits(none, 4, ['1', '2', '3'])).toEqual(['', '', '', '', '1', '2']);
});
