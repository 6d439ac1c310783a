import type { Facts } from '../facts.ts';
import type { Model } from '../model.ts';
import { pairSum, type Ranked } from '../rank/rank.ts';
import type { Understood } from '../understand/understand.ts';

/** So many others are looked at beside the best. */
export const mostRivals = 5;

/** What tells whether the best fact is the answer, and no neighbour that looks like it. */
export function signsOfAnswer(
  ranked: readonly Ranked[],
  understood: Understood,
  facts: Facts,
  { pairs }: Pick<Model, 'pairs'>,
): number[] {
  const { isFollowUp, kinds, signs, subjects, terms, things, topics } = understood;
  const [best, next, ...others] = ranked;
  const topic = facts.all[best?.fact ?? -1]?.topic ?? '';
  const share = best?.share ?? 0;
  const ofTopic = topics.get(topic) ?? 0;
  const pair = best ? pairSum(best.fact, signs, pairs) / 10 : 0;
  const rivals = (next ? [next, ...others] : []).slice(0, mostRivals);
  const rival = rivals.reduce((sum, { score }) => sum + score, 0) / Math.max(1, rivals.length);
  const spread = ranked
    .slice(0, 2 * mostRivals)
    .reduce((sum, each) => sum - (each.share > 1e-9 ? each.share * Math.log(each.share) : 0), 0);
  return [
    1,
    Math.log(share + 0.001),
    share,
    Math.log(((best?.share ?? 0) + 0.001) / ((next?.share ?? 0) + 0.001)),
    Math.log(ofTopic + 0.01),
    best?.coverage ?? 0,
    (best?.match ?? 0) / 8,
    things.length > 0 ? (best?.named ?? 0) : 0,
    Number(things.length > 0 && (best?.named ?? 0) === 0),
    Math.log((kinds.get('unanswerable') ?? 0) + 0.01),
    Math.log((kinds.get('answerable') ?? 0) + 0.01),
    Number(best?.kin === 'general'),
    Number(best?.kin === 'general' && subjects.length > 0),
    Number(best?.kin === 'kin'),
    Number(subjects.length > 1),
    (best?.score ?? 0) / 10,
    Math.min(terms.length, 12) / 12,
    Number(terms.length === 0),
    Number(isFollowUp),
    pair,
    pair * (best?.coverage ?? 0),
    ((best?.score ?? 0) - rival) / 10,
    spread,
  ];
}

/** What tells whether a further fact, the one at `at`, answers beside the best. */
export function signsOfBeside(
  ranked: readonly Ranked[],
  at: number,
  { signs, subjects, things, topics }: Understood,
  facts: Facts,
  { pairs }: Pick<Model, 'pairs'>,
): number[] {
  const [best, own] = [ranked[0], ranked[at]];
  if (!best || !own) return [];
  const [first, other] = [facts.all[best.fact], facts.all[own.fact]];
  const ofTopic = Math.log((topics.get(other?.topic ?? '') ?? 0) + 0.01);
  const isSameTopic = first?.topic === other?.topic;
  const isSameSubject = first?.subject === other?.subject;
  return [
    1,
    Math.log((own.share + 1e-4) / (best.share + 1e-4)),
    Math.log(own.share + 1e-3),
    Number(isSameTopic),
    Number(isSameSubject),
    ofTopic,
    isSameTopic ? 0 : ofTopic,
    own.coverage,
    own.coverage - best.coverage,
    things.length > 0 ? own.named : 0,
    Number(things.length > 0 && own.named === 0),
    at / 5,
    pairSum(own.fact, signs, pairs) / 10,
    (own.score - best.score) / 5,
    Number(subjects.length > 1),
    Number(subjects.length > 1 && !isSameSubject && subjects.includes(other?.subject ?? '')),
    own.match / 8,
    Number(own.kin === 'general'),
  ];
}

const likelihood = (signs: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

/** How likely the best fact answers: 0 to 1. */
export const sureness = (
  ranked: readonly Ranked[],
  understood: Understood,
  facts: Facts,
  model: Model,
): number => likelihood(signsOfAnswer(ranked, understood, facts, model), model.sure);

/** How likely the fact at `at` answers too: 0 to 1. */
export const besideness = (
  ranked: readonly Ranked[],
  at: number,
  understood: Understood,
  facts: Facts,
  model: Model,
): number => likelihood(signsOfBeside(ranked, at, understood, facts, model), model.beside);
