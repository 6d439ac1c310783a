import { type Model, PAIRS, pairOf } from '../src/model.ts';
import { featuresOf } from '../src/rank/rank.ts';
import { retrieve } from '../src/retrieve/retrieve.ts';
import type { Understood } from '../src/understand/understand.ts';
import { facts, index, say } from './inputs.ts';
import { createRandom, packed, shuffled } from './linear.ts';

/** A message with the facts that may answer it, and those that do. */
export interface Lesson {
  signs: Uint32Array;
  facts: Uint16Array;
  /** Features of each fact, one after the other. */
  features: Float32Array;
  /** 1 for each fact that answers. */
  isRight: Uint8Array;
  weight: number;
}

/** The lesson of a message; undefined where no candidate answers it. */
export function lessonOf(
  understood: Understood,
  right: readonly number[],
  weight: number,
): Lesson | undefined {
  const candidates = retrieve(understood, facts, index);
  const isRight = Uint8Array.from(candidates, ({ fact }) => Number(right.includes(fact)));
  if (!isRight.includes(1)) return undefined;
  return {
    signs: understood.signs,
    facts: Uint16Array.from(candidates, ({ fact }) => fact),
    features: Float32Array.from(
      candidates.flatMap((candidate) => featuresOf(candidate, understood, facts)),
    ),
    isRight,
    weight,
  };
}

/** Smaller slopes change nothing that is seen. */
const leastSlope = 3e-3;
const pairRate = 0.3;
const featureRate = 0.1;
/** Features that speak for a fact from the beginning: match and coverage. */
const known = 4;

/** AdaGrad: a step is the smaller, the more a weight has moved. */
function step(
  weights: Float32Array,
  squares: Float32Array,
  at: number,
  slope: number,
  rate: number,
) {
  const square = (squares[at] ?? 0) + slope * slope;
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square + 1e-4);
}

/** The likelihood of each fact of a lesson under the weights. */
function likelyOf(
  { facts: own, features, signs }: Lesson,
  pairs: Float32Array,
  weights: Float32Array,
) {
  const factor = 1 / Math.sqrt(signs.length);
  const each = Float64Array.from(own, (fact, at) => {
    let sum = 0;
    for (const sign of signs) sum += pairs[pairOf(fact, sign)] ?? 0;
    sum *= factor;
    for (let feature = 0; feature < weights.length; feature += 1)
      sum += (features[at * weights.length + feature] ?? 0) * (weights[feature] ?? 0);
    return sum;
  });
  const most = Math.max(...each);
  const shares = each.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, one) => sum + one, 0);
  return shares.map((one) => one / all);
}

/** Learns what makes a fact the best answer: a softmax over its candidates. */
export function learnRank(
  lessons: readonly Lesson[],
  rounds: number,
): Pick<Model, 'pairs' | 'rank'> {
  const [first] = lessons;
  const count = first ? first.features.length / first.facts.length : 0;
  const pairs = new Float32Array(PAIRS);
  const squares = new Float32Array(PAIRS);
  const weights = Float32Array.from({ length: count }, (_, at) => (at < known ? 1 : 0.1));
  const sums = new Float32Array(count);
  const random = createRandom();
  for (let round = 1; round <= rounds; round += 1) {
    let loss = 0;
    for (const which of shuffled(lessons.length, random)) {
      const lesson = lessons[which];
      if (!lesson) continue;
      const { facts: own, features, isRight, signs, weight } = lesson;
      const likely = likelyOf(lesson, pairs, weights);
      const right = likely.reduce((sum, one, at) => sum + (isRight[at] ? one : 0), 0);
      loss -= Math.log(right);
      for (const [at, fact] of own.entries()) {
        const share = likely[at] ?? 0;
        const slope = weight * (share - (isRight[at] ? share / right : 0));
        if (Math.abs(slope) < leastSlope) continue;
        const part = slope / Math.sqrt(signs.length);
        for (const sign of signs) step(pairs, squares, pairOf(fact, sign), part, pairRate);
        for (let feature = 0; feature < count; feature += 1)
          step(weights, sums, feature, slope * (features[at * count + feature] ?? 0), featureRate);
      }
    }
    const shown = [...weights].map((each) => each.toFixed(2)).join(' ');
    say(`round ${round}: loss ${(loss / lessons.length).toFixed(3)}, weights ${shown}`);
  }
  return { pairs: packed(pairs), rank: [...weights].map((each) => Number(each.toFixed(4))) };
}
