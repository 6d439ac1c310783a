import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import type { FactIndex } from './fact-index.ts';

/** What a fact says: how often each term, and how many in all. */
export interface Said {
  counts: ReadonlyMap<string, number>;
  all: number;
}

const saidBy = new WeakMap<PracticeFact, Said>();

/** Each phrase with a term counts once, and the fact as a whole once more. */
export function saidIn(fact: PracticeFact, index: FactIndex): Said {
  const before = saidBy.get(fact);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const terms of [index.termsOf(fact), ...index.phrasesOf(fact)]) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const said = { counts, all: [...counts.values()].reduce((sum, count) => sum + count, 0) };
  saidBy.set(fact, said);
  return said;
}

/** How much the language of all facts counts in that of one, in terms (Dirichlet smoothing), and a common term's share. */
const smoothing = 200;
const commonShare = 0.03;

/** Query likelihood: by how much likelier a fact says the terms of the message than all facts do, as a logarithm; about -1 to 2. */
export function likelihoodOf(
  fact: PracticeFact,
  terms: readonly string[],
  index: FactIndex,
): number {
  const { counts, all } = saidIn(fact, index);
  const ratios = terms.map((term) => {
    const common = commonShare * Math.exp(-index.weightOf(term));
    return Math.log(((counts.get(term) ?? 0) / common + smoothing) / (all + smoothing));
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / 10;
}
