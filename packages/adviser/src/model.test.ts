import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createAdviser } from './adviser.ts';
import { readFacts } from './facts.ts';
import { tableOfWords } from './normalise/sound.ts';
import { tableOfTerms, wordsOfAll } from './retrieve/fact-index.ts';
import { readLexicon } from './understand/lexicon.ts';
import { tablesOfPhrases } from './understand/phrases.ts';

const read = (name: string) => readFileSync(new URL(`../model/${name}`, import.meta.url), 'utf8');

interface Reference {
  message: string;
  history: { role: 'user' | 'model'; text: string }[];
  state?: string;
  kind: string;
  facts: string[];
}

it('the model says what it said in training', async () => {
  const adviser = await createAdviser();
  // Written by this package's own training.
  const references = JSON.parse(read('reference.json')) as Reference[];
  expect(references.length).toBeGreaterThan(30);
  for (const { facts, history, kind, message, state } of references) {
    const { decision } = adviser.advise({
      message,
      history,
      language: 'en',
      today: new Date('2026-11-24'),
      ...(state && { state }),
    });
    const all = readFacts().all;
    const said = { kind: decision.kind, facts: decision.facts.map(({ fact }) => all[fact]?.id) };
    expect(said, message).toEqual({ kind, facts });
  }
});

// After a change of facts, names or meanings the training has to run again.
it('phrases, terms and words of the model are those of facts and tables', async () => {
  const facts = readFacts();
  const { meanings, phrases } = await tablesOfPhrases();
  expect(`${meanings}\n` === read('meanings.tsv')).toBe(true);
  expect(`${phrases}\n` === read('phrases.tsv')).toBe(true);
  expect(`${tableOfTerms(facts, readLexicon())}\n` === read('terms.tsv')).toBe(true);
  expect(`${tableOfWords(wordsOfAll(facts))}\n` === read('words.tsv')).toBe(true);
});
