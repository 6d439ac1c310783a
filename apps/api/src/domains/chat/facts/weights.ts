import type { Features } from './features.ts';
import type { Signs } from './signs.ts';
import * as fitted from './weights.data.ts';

/** A weight for each feature. */
export type Weights<Of> = Readonly<Record<keyof Of, number>>;

/** What may come of a message. */
export const outcomes = ['answer', 'unknown', 'refuse'] as const;
export type Outcome = (typeof outcomes)[number];

/** What each feature of a fact counts when facts are ranked; fitted to the questions of the tuning set. */
export const factWeights: Weights<Features> = fitted.factWeights;

/** What each sign of a message counts for each outcome; fitted to the questions of the tuning set. */
export const outcomeWeights: Readonly<Record<Outcome, Weights<Signs>>> = fitted.outcomeWeights;

/** The weighed sum of features. */
export function weigh<Of extends object>(features: Of, weights: Weights<Of>): number {
  let sum = 0;
  for (const name in features) sum += Number(features[name]) * weights[name];
  return sum;
}
