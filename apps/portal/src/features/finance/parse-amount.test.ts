import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

const months = { min: 1, max: 360, isWhole: true };

test('an empty field, or one with words in it, asks for a number', () => {
  expect(parseAmount(' ', months)).toEqual({ error: { code: 'missing' } });
  expect(parseAmount('three', months)).toEqual({ error: { code: 'missing' } });
});

test('a field that may stay empty has neither a value nor an error, but for words in it', () => {
  const bounds = { ...months, isOptional: true };
  expect(parseAmount(' ', bounds)).toEqual({});
  expect(parseAmount('ten', bounds)).toEqual({ error: { code: 'missing' } });
});

test('a number may be written with commas and in Hindi', () => {
  const rupees = { min: 1, max: 1_000_000 };
  expect(parseAmount('₹1,00,000', rupees)).toEqual({ value: 100_000 });
  expect(parseAmount('१,००,०००', rupees)).toEqual({ value: 100_000 });
});

test('a number below or above its limits shows the limit', () => {
  expect(parseAmount('0', months)).toEqual({ error: { code: 'tooSmall', limit: 1 } });
  expect(parseAmount('361', months)).toEqual({ error: { code: 'tooBig', limit: 360 } });
});

test('months come whole, rupees may have paise', () => {
  expect(parseAmount('1.5', months)).toEqual({ error: { code: 'notWhole' } });
  expect(parseAmount('1.5', { min: 1, max: 10 })).toEqual({ value: 1.5 });
});
