import type { PracticeTopic } from '@upaj/content/practice/practice-fact';
import { type Piece, termsOf } from './reader.ts';
import type { Reading } from './reading.ts';
import { topicsOf } from './topics.ts';
import { wordsOf } from './words.ts';

/** Between two questions of one message. */
const conjunctions: ReadonlySet<string> = new Set(wordsOf('and aur or और तथा एवं evam'));

const isConjunction = ({ words }: Piece): boolean =>
  words.length === 1 && conjunctions.has(words[0] ?? '');

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

function split(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    if (isConjunction(piece)) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

const strongTopics = (pieces: readonly Piece[]): PracticeTopic[] =>
  unique(pieces.flatMap(({ concept }) => topicsOf(concept).strong));

/** When to sow, and how much seed: the questions of one message, each with a topic of its own; none for a single question. */
export function partsOf(reading: Reading): readonly Reading[] {
  const parts = split(reading.pieces).map((pieces) => ({ pieces, topics: strongTopics(pieces) }));
  const isEach = parts.length > 1 && parts.every(({ topics }) => topics.length > 0);
  const kinds = new Set(parts.map(({ topics }) => [...topics].sort().join()));
  if (!isEach || kinds.size < parts.length) return [];
  return parts.map(({ pieces, topics }) => {
    const own = new Set(pieces.flatMap(termsOf));
    const terms = reading.terms.filter((term) => own.has(term));
    return { ...reading, pieces, topics, terms, hints: [], carried: [] };
  });
}
