import { expect, test } from 'vitest';
import { firstWords, formatNumber, formatRupees } from './format.ts';

test('a text is cut to its first words, and says so', () => {
  expect(firstWords('Sharbati Wheat Sehore', 2)).toBe('Sharbati Wheat…');
  expect(firstWords(' Sharbati   Wheat ', 2)).toBe('Sharbati Wheat');
  expect(firstWords('--- ... Wheat', 1)).toBe('…');
});

test('no comma or full stop is left before the ellipsis', () => {
  expect(firstWords('Cleaned, graded by hand. Loaded in Ranchi', 4)).toBe(
    'Cleaned, graded by hand…',
  );
  expect(firstWords('साफ, सूखा। नया', 2)).toBe('साफ, सूखा…');
  expect(firstWords('Cleaned by hand.', 3)).toBe('Cleaned by hand.');
});

test('a stock is shown to the kilogram of a tonne', () => {
  expect(formatNumber(0.075)).toBe('0.075');
  expect(formatNumber(24.999)).toBe('24.999');
});

test('paise are shown only when there are any, whatever binary fractions make of a product', () => {
  expect(formatRupees(1.1 * 10)).toBe('₹11');
  expect(formatRupees(0.1 * 3)).toBe('₹0.30');
  expect(formatRupees(123456)).toBe('₹1,23,456');
});
