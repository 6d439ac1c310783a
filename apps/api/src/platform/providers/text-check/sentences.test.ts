import { expect, it } from 'vitest';
import { createSentences } from './sentences.ts';

it('a text that comes in pieces is cut into whole sentences, and the unfinished one is held back', () => {
  const sentences = createSentences();
  expect(sentences.add('Sow in Nov')).toEqual([]);
  expect(sentences.add('ember. Irrigate af')).toEqual(['Sow in November. ']);
  expect(sentences.add('ter 21 days! पहला')).toEqual(['Irrigate after 21 days! ']);
  expect(sentences.add(' पानी दें। फिर')).toEqual([' पहला पानी दें। '.trimStart()]);
  expect(sentences.end()).toBe('फिर');
  expect(sentences.end()).toBe('');
});

it('a decimal ends no sentence, and a line does', () => {
  const sentences = createSentences();
  expect(sentences.add('About 17.8 per cent\nThen more')).toEqual(['About 17.8 per cent\n']);
});

it('a text without any stop is not held back for ever', () => {
  const sentences = createSentences();
  expect(sentences.add('a'.repeat(2500))).toEqual(['a'.repeat(1000), 'a'.repeat(1000)]);
});
