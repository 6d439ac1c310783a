import type { Facts } from '../facts.ts';
import { type Model, pairOf, softmax } from '../model.ts';
import type { Candidate } from '../retrieve/retrieve.ts';
import type { Understood } from '../understand/understand.ts';

/** A candidate with how well it answers. */
export interface Ranked extends Candidate {
  /** Sum of the weights that speak for it. */
  score: number;
  /** Likelihood that it is the best of all candidates; the sum is 1. */
  share: number;
}

/** What tells a good answer, beside the pairs of fact and sign. */
export function featuresOf(
  candidate: Candidate,
  { meant, seasons, states, subjects, things, topics }: Understood,
  facts: Facts,
): number[] {
  const { coverage, fact, kin, match, named } = candidate;
  const { seasons: own, subject, topic, zone } = facts.all[fact] ?? { subject: '', topic: '' };
  const isOwn = Number(kin === 'own');
  const inZone =
    zone === undefined || states.length === 0
      ? 0
      : facts.statesOfZone(zone).some((state) => states.includes(state))
        ? 1
        : -1;
  const inSeason =
    own === undefined || seasons.length === 0
      ? 0
      : seasons.some((season) => own.includes(season))
        ? 1
        : -1;
  return [
    match / 8,
    coverage,
    coverage * isOwn,
    isOwn,
    Number(kin === 'general' && subjects.length > 0),
    Math.log((topics.get(topic) ?? 0) + 0.01),
    inZone,
    inSeason,
    things.length > 0 ? named : 0,
    Number(things.length > 0 && named === 0),
    Math.log((meant.get(subject) ?? 1) + 0.05),
  ];
}

/** The weight of all signs of a message for a fact. */
export function pairSum(
  fact: number,
  signs: Uint32Array,
  { scale, weights }: Model['pairs'],
): number {
  let sum = 0;
  for (const sign of signs) sum += weights[pairOf(fact, sign)] ?? 0;
  return (sum * scale) / Math.sqrt(signs.length);
}

/** Orders the candidates, the best first. */
export function rank(
  candidates: readonly Candidate[],
  understood: Understood,
  facts: Facts,
  model: Model,
): Ranked[] {
  const scores = Float64Array.from(candidates, (candidate) =>
    featuresOf(candidate, understood, facts).reduce(
      (sum, feature, at) => sum + feature * (model.rank[at] ?? 0),
      pairSum(candidate.fact, understood.signs, model.pairs),
    ),
  );
  const likely = softmax(scores);
  return candidates
    .map((candidate, at) => ({ ...candidate, score: scores[at] ?? 0, share: likely[at] ?? 0 }))
    .sort((a, b) => b.score - a.score);
}
