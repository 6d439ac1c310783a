import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

const wordsFor = (query: string) => searchTerms(query).map(({ words }) => words);
const piecesFor = (query: string) => searchTerms(query).map(({ pieces }) => pieces);

test('a name of a produce, however it is written, stands for all its names', () => {
  for (const typed of ['onion', 'ONIONS', ' pyaz ', 'प्याज']) {
    const [term, ...more] = searchTerms(typed);
    expect(term?.words).toEqual(expect.arrayContaining(['onion', 'pyaz', 'kanda']));
    expect(term?.pieces).toEqual(expect.arrayContaining(['प्याज']));
    expect(more).toEqual([]);
  }
});

test('a name of two words is one thing, also amid other words', () => {
  expect(searchTerms('organic pigeon peas ranchi')).toHaveLength(3);
  expect(wordsFor('organic pigeon peas ranchi')[1]).toContain('arhar');
});

test('any other word is looked for as it was typed, with all its signs', () => {
  expect(searchTerms('Sharb 100% (x')).toEqual([
    { words: [], pieces: ['sharb'] },
    { words: [], pieces: ['100%'] },
    { words: [], pieces: ['(x'] },
  ]);
});

test('only letters that no pattern takes for its own are words', () => {
  expect(piecesFor('okra')[0]).toContain("lady's finger");
  expect(wordsFor('okra')[0]).not.toContain("lady's finger");
});

test('a Hindi letter with its dot is the same however the keyboard writes it', () => {
  expect(searchTerms('उ\u095cद')).toEqual(searchTerms('उ\u0921\u093cद'));
  expect(wordsFor('उ\u095cद')[0]).toContain('urad');
});

test('nothing typed asks for nothing', () => {
  expect(searchTerms(' \n ')).toEqual([]);
});
