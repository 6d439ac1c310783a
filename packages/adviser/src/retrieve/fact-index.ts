import { type Facts, readKeywords } from '../facts.ts';
import { keyOf, learnWords, wordsOf } from '../normalise/sound.ts';
import { readTable } from '../table.ts';
import type { Lexicon } from '../understand/lexicon.ts';
import { readSmallWords } from '../understand/phrases.ts';
import { type Piece, read } from '../understand/read.ts';

/** A seed rate or an interest rate is not a price. */
const prices: ReadonlySet<string> = new Set(['price', 'cost']);

/** The meanings inside a phrase of several words: a stem borer is also a stem. */
const inner = ({ words }: Piece, lexicon: Lexicon): string[] =>
  words.length === 1
    ? []
    : words.flatMap((word) => {
        const concept = lexicon.meaningOf(word)?.concept;
        return concept && !prices.has(concept) ? [`~${concept}`] : [];
      });

/** The terms of a piece for the search: `~` a meaning, else how the word sounds. What it is about is no term. */
export function termsOf(piece: Piece, lexicon: Lexicon): string[] {
  if (piece.isSmall || piece.place) return [];
  if (piece.concept) return [`~${piece.concept}`, ...inner(piece, lexicon)];
  if (piece.subjects) return inner(piece, lexicon);
  return piece.words.filter((word) => word.length > 1).map(keyOf);
}

/** Where the terms stand in the facts. */
export interface FactIndex {
  /** The facts that have a term and how often; undefined where none has it. */
  postings(term: string): { facts: Uint16Array; counts: Uint8Array } | undefined;
  /** How telling a term is. */
  weightOf(term: string): number;
  /** Length of each fact in terms beside the mean. */
  lengths: Float32Array;
  has(fact: number, term: string): boolean;
}

/** The rows of `model/terms.tsv`: each term of the texts and keywords of the facts, with the facts that have it and how often. */
export function tableOfTerms({ all }: Facts, lexicon: Lexicon): string {
  learnWords(all.flatMap(({ text }) => wordsOf(text.hi)));
  const found = new Map<string, Map<number, number>>();
  const keywords = readKeywords({ all });
  for (const [at, { text }] of all.entries())
    for (const part of [text.en, text.hi, ...(keywords[at] ?? [])])
      for (const piece of read(wordsOf(part), lexicon))
        for (const term of termsOf(piece, lexicon)) {
          const counts = found.get(term) ?? new Map<number, number>();
          found.set(term, counts);
          counts.set(at, (counts.get(at) ?? 0) + 1);
        }
  return [...found].map(([term, counts]) => [term, ...[...counts].flat()].join('\t')).join('\n');
}

/** The words of texts and keywords of all facts, and the small words. */
export const wordsOfAll = ({ all }: Facts): string[] => [
  ...readSmallWords(),
  ...all.flatMap(({ text }) => [text.en, text.hi].flatMap(wordsOf)),
  ...readKeywords({ all }).flat().flatMap(wordsOf),
];

/** Reads the index of the facts. */
export function readFactIndex({ all }: Facts): FactIndex {
  const lengths = new Float32Array(all.length);
  const postings = new Map<string, { facts: Uint16Array; counts: Uint8Array }>();
  for (const [term = '', ...cells] of readTable('model/terms.tsv')) {
    const facts = new Uint16Array(cells.length / 2);
    const counts = new Uint8Array(cells.length / 2);
    for (let at = 0; at < facts.length; at += 1) {
      const [fact, count] = [Number(cells[2 * at]), Number(cells[2 * at + 1])];
      facts[at] = fact;
      counts[at] = count;
      lengths[fact] = (lengths[fact] ?? 0) + count;
    }
    postings.set(term, { facts, counts });
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / all.length;
  return {
    postings: (term) => postings.get(term),
    weightOf: (term) => Math.log(1 + all.length / ((postings.get(term)?.facts.length ?? 0) + 0.5)),
    lengths: lengths.map((length) => length / mean),
    has: (fact, term) => postings.get(term)?.facts.includes(fact) ?? false,
  };
}
