import { expect, test } from 'vitest';
import { plainNumber, readNumber } from './read-number.ts';

test.each([
  ['100000', 100_000],
  ['1,00,000', 100_000],
  [' ₹ 1,00,000.50 ', 100_000.5],
  ['1,850.5', 1850.5],
  ['1,000', 1000],
  ['2,5', 2.5],
  ['-2,5', -2.5],
  ['18,50', 18.5],
  ['२,५', 2.5],
  ['१०००', 1000],
  ['१,००,०००', 100_000],
  ['२.५', 2.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-5', -5],
])('who writes "%s" means %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  '',
  ' ',
  ',',
  '₹',
  '.',
  '-',
  'three',
  '1e9',
  '0x10',
  'Infinity',
  '1.5.5',
  '1,2,3',
  '1,00,00',
  '2,5.5',
  '1 lakh',
  '5-',
])('"%s" is no number', (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test('text that is no number is left for the validation', () => {
  expect(plainNumber('₹ १,८५०.५०')).toBe('1850.50');
  expect(plainNumber('three')).toBe('three');
});
