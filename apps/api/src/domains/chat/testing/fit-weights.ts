import { writeFileSync } from 'node:fs';
import { buildFactIndex } from '../facts/fact-index.ts';
import type { Features } from '../facts/features.ts';
import { learnKinds } from '../facts/kinds/learn-kinds.ts';
import { find, rankBy } from '../facts/retrieve.ts';
import type { Judged } from '../facts/signs.ts';
import { signsOf } from '../facts/signs.ts';
import { understand } from '../facts/understand.ts';
import { outcomes, type Weights } from '../facts/weights.ts';
import { askedOf } from './asked.ts';
import { isHeldOut } from './held-out.ts';
import type { Question } from './question.ts';
import { questions } from './questions.ts';

/**
 * Fits the weights by which the adviser ranks facts and decides what comes of a message, to the questions of the
 * tuning set alone, and writes them to `facts/weights.data.ts`. Run after a change of the lexicon, the facts or the
 * questions: `npx tsx apps/api/src/domains/chat/testing/fit-weights.ts`.
 */

/** One choice among rows of features; `gains` says how right each row is. */
interface Choice {
  rows: readonly (readonly number[])[];
  gains: readonly number[];
}

const steps = 800;
const rate = 0.05;

const dot = (left: readonly number[], right: ArrayLike<number>): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** Moves weights against a slope, step by step (Adam). */
function descend(size: number, slopeAt: (weights: Float64Array) => Float64Array): Float64Array {
  const weights = new Float64Array(size);
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let step = 1; step <= steps; step += 1) {
    const slope = slopeAt(weights);
    for (let at = 0; at < size; at += 1) {
      const each = slope[at] ?? 0;
      const mean = 0.9 * (means[at] ?? 0) + 0.1 * each;
      const square = 0.999 * (squares[at] ?? 0) + 0.001 * each * each;
      means[at] = mean;
      squares[at] = square;
      const move = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - rate * move;
    }
  }
  return weights;
}

/** Keeps weights small: a feature that does not matter gets none. */
const ridge = 0.3;
const outcomeRidge = Number(process.env.R ?? 0.2);

/** Weights by which the right rows of the choices get the largest shares. */
function fitChoices(choices: readonly Choice[], size: number, ridge: number): Float64Array {
  const useful = choices.filter(({ gains }) => gains.some((gain) => gain > 0));
  return descend(size, (weights) => {
    const slope = new Float64Array(size);
    for (const { rows, gains } of useful) {
      const shares = softmax(rows.map((row) => dot(row, weights)));
      const right = shares.map((share, at) => share * (gains[at] ?? 0));
      const all = right.reduce((sum, share) => sum + share, 0) || 1e-12;
      for (const [at, row] of rows.entries()) {
        const pull = (shares[at] ?? 0) - (right[at] ?? 0) / all;
        for (const [place, value] of row.entries())
          slope[place] = (slope[place] ?? 0) + pull * value;
      }
    }
    return slope.map((each, at) => (each + ridge * (weights[at] ?? 0)) / useful.length);
  });
}

/** How right a fact is: a further fact that helps counts half of one that is wanted. */
function gainOf(id: string, { expect }: Question): number {
  if (expect.kind !== 'facts') return 0;
  if (expect.facts.includes(id)) return 1;
  return expect.also?.includes(id) ? 0.35 : 0;
}

const record = (names: readonly string[], weights: ArrayLike<number>) =>
  Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]));

const index = await buildFactIndex();
const kindsOf = await learnKinds();
const read = questions
  .filter((question) => !isHeldOut(question))
  .map((question) => {
    const reading = understand(askedOf(question), index);
    return { question, reading, found: find(reading, index) };
  });

const featureNames = Object.keys(
  read.find(({ found }) => found.length > 0)?.found[0]?.features ?? {},
);
const factWeights = record(
  featureNames,
  fitChoices(
    read.map(({ question, found }) => ({
      rows: found.map(({ features }) => Object.values(features)),
      gains: found.map(({ hit }) => gainOf(hit.fact.id, question)),
    })),
    featureNames.length,
    ridge,
  ),
) as Weights<Features>;

/** What is right for a message; an answer only if the best fact is a right one. */
function rightOutcome({ ranked }: Judged, question: Question): number {
  if (question.expect.kind === 'refused') return outcomes.indexOf('refuse');
  const [best] = ranked;
  const isRight = best !== undefined && gainOf(best.fact.id, question) > 0;
  return outcomes.indexOf(isRight ? 'answer' : 'unknown');
}

const judged = read
  .filter(({ reading }) => !(reading.refusal || reading.isGreeting))
  .map(({ question, reading, found }) => {
    const one: Judged = {
      reading,
      ranked: rankBy(found, factWeights),
      kinds: kindsOf(reading.pieces),
    };
    return { signs: signsOf(one, index), right: rightOutcome(one, question) };
  });
const signNames = Object.keys(judged[0]?.signs ?? {});
const outcomeRows = fitChoices(
  judged.map(({ signs, right }) => ({
    rows: outcomes.map((_, at) =>
      outcomes.flatMap((__, other) =>
        Object.values(signs).map((sign) => (at === other ? sign : 0)),
      ),
    ),
    gains: outcomes.map((_, at) => Number(at === right)),
  })),
  outcomes.length * signNames.length,
  outcomeRidge,
);
const outcomeWeights = Object.fromEntries(
  outcomes.map((outcome, at) => [
    outcome,
    record(signNames, outcomeRows.slice(at * signNames.length, (at + 1) * signNames.length)),
  ]),
);

writeFileSync(
  new URL('../facts/weights.data.ts', import.meta.url),
  `// Written by testing/fit-weights.ts; do not change by hand.
export const factWeights = ${JSON.stringify(factWeights, null, 2)};

export const outcomeWeights = ${JSON.stringify(outcomeWeights, null, 2)};
`,
);
