import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

it('an answer is in the language of most of its letters, whatever names it holds', () => {
  expect(languageOfText('Sow wheat (गेहूं) in November.')).toBe('en');
  expect(languageOfText('गेहूं में DAP और NPK डालें, नवंबर में बोएं।')).toBe('hi');
  expect(languageOfText('14416')).toBe('en');
});
