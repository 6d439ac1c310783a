import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import type { FactIndex } from '../fact-index.ts';
import { meantIn } from '../mentions/meant.ts';
import type { Ranked, Scored } from '../ranked.ts';
import type { Reading } from '../reading.ts';
import { factTerms, levelsOf, messageTerms } from './message-pair.ts';
import { readRelevanceModel } from './relevance-model.ts';
import { relevanceWeights } from './relevance-weights.data.ts';

/** What ranks behind these is never the answer. */
export const mostReranked = 14;

const model = readRelevanceModel(relevanceWeights);

const facts = new WeakMap<PracticeFact, ReturnType<typeof model.readFact>>();

function readFact(fact: PracticeFact, index: FactIndex) {
  const read = facts.get(fact) ?? model.readFact(fact.id, factTerms(fact, index));
  facts.set(fact, read);
  return read;
}

/** Reads the best facts once more beside the message, and ranks them by what both say, best first. */
export function rerank(scored: readonly Scored[], reading: Reading, index: FactIndex): Ranked[] {
  const said = messageTerms(reading);
  const message = model.readMessage(said);
  const meant = meantIn(reading.pieces);
  const ranked = scored
    .slice(0, mostReranked)
    .map((one) => {
      const levels = levelsOf(said.terms, one.fact, index);
      const { features } = one;
      const likely = meant(one.fact.subject);
      const read = model.relevanceOf(message, readFact(one.fact, index), { levels, features });
      return {
        ...one,
        ...read,
        meant: likely,
        score: one.score + read.relevance + Math.log(likely),
      };
    })
    .sort((left, right) => right.score - left.score);
  const best = ranked[0]?.score ?? 0;
  const all = ranked.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return ranked.map((one) => ({ ...one, share: Math.exp(one.score - best) / all }));
}
