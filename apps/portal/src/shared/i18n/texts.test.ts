import { expect, it } from 'vitest';
import { fill } from './texts.ts';

const texts = {
  shown_one: '{{count}} listing',
  shown_other: '{{count}} listings',
  hi: 'Hi {{name}}!',
};

it('one listing has the singular text and three the plural', () => {
  expect(fill(texts, 'en', 'shown', { count: 1 })).toBe('1 listing');
  expect(fill(texts, 'en', 'shown', { count: 3 })).toBe('3 listings');
});

it('Hindi counts nothing in the singular', () => {
  expect(fill(texts, 'hi', 'shown', { count: 0 })).toBe('0 listing');
});

it('a name is put in as it is written, whatever is in it', () => {
  expect(fill(texts, 'en', 'hi', { name: '<b>$& {{count}}' })).toBe('Hi <b>$& {{count}}!');
});
