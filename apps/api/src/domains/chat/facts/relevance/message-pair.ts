import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import type { FactIndex } from '../fact-index.ts';
import type { Features } from '../features.ts';
import { saidIn } from '../likelihood.ts';
import type { Reading } from '../reading.ts';

/** How strongly a fact has a term: 0 not at all, 1 in its text alone, 2 in one of its phrases, 3 in two or three, 4 in more. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** A message as the relevance model reads it. */
export interface MessageTerms {
  terms: readonly string[];
  /** For each term, whether it was said in the message before. */
  isCarried: readonly boolean[];
}

/** What a fact is about: its most telling terms with their parts, which sum to 1. */
export type FactTerms = readonly (readonly [term: string, part: number])[];

/** A fact as the relevance model reads it beside a message. */
export interface FactBeside {
  /** How strongly the fact has each term of the message. */
  levels: readonly Level[];
  features: Features;
}

/** Longer messages are told by their first terms. */
const mostTerms = 16;
/** Terms that tell what a fact is about. */
const mostAbout = 48;

/** The terms of a message, each once. */
export function messageTerms({ terms, carried }: Reading): MessageTerms {
  const own = new Set(terms);
  const all = [...new Set([...terms, ...carried])].slice(0, mostTerms);
  return { terms: all, isCarried: all.map((term) => !own.has(term)) };
}

/** A term is counted once for the fact and once for each phrase that has it. */
function levelOf(count: number): Level {
  if (count >= 5) return 4;
  if (count >= 3) return 3;
  return count === 2 ? 2 : count === 1 ? 1 : 0;
}

/** How strongly a fact has some terms. */
export function levelsOf(
  terms: readonly string[],
  fact: PracticeFact,
  index: FactIndex,
): readonly Level[] {
  const { counts } = saidIn(fact, index);
  return terms.map((term) => levelOf(counts.get(term) ?? 0));
}

/** The most telling terms of a fact: those that it repeats and that few facts have. */
export function factTerms(fact: PracticeFact, index: FactIndex): FactTerms {
  const { counts } = saidIn(fact, index);
  const best = [...counts]
    .map(([term, count]) => [term, Math.log(count + 0.5) * index.weightOf(term)] as const)
    .sort(([left, one], [right, other]) => other - one || (left < right ? -1 : 1))
    .slice(0, mostAbout);
  const all = best.reduce((sum, [, weight]) => sum + weight, 0);
  return best.map(([term, weight]) => [term, weight / all]);
}
