import { expect, it } from 'vitest';
import { foldedWords, foldHindi } from './fold-hindi.ts';

it('spellings of one Hindi word are one, composed or not', () => {
  expect(foldHindi('योजनाएँ')).toBe(foldHindi('योजनाएं'));
  expect(foldHindi('ज़मीन')).toBe(foldHindi('जमीन'));
  expect(foldHindi('\u095b')).toBe(foldHindi('ज\u093c'));
  expect(foldHindi('सड़क')).toBe(foldHindi('सडक'));
});

it('other words stay apart', () => {
  expect(foldHindi('बीज')).not.toBe(foldHindi('बिज'));
});

it('a question is words without blanks', () => {
  expect(foldedWords('  Kisan  ज़मीन ')).toEqual(['kisan', 'जमीन']);
  expect(foldedWords('  ')).toEqual([]);
});
