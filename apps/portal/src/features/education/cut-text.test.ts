import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text of exactly 100 characters is shown whole, one more is cut', () => {
  expect(cutText('a'.repeat(100), 100)).toBe('a'.repeat(100));
  expect(cutText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
});

test('a space before the cut is left out', () => {
  expect(cutText('How to Apply Urea', 4)).toBe('How…');
});

test('a Hindi letter keeps its vowel sign, and no letter is cut in half', () => {
  expect(cutText('किसान', 1)).toBe('…');
  expect(cutText('किसान', 3)).toBe('कि…');
  expect(cutText('मिट्टी', 4)).toBe('मि…');
});

test('a sign of two code units is never halved', () => {
  expect(cutText('ab🌾cd', 3)).toBe('ab…');
});
