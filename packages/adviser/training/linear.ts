import type { Linear } from '../src/model.ts';
import { SIGNS } from '../src/understand/signs.ts';

/** A message by its signs, with its class. */
export interface Example {
  signs: Uint32Array;
  label: string;
  /** What it counts beside others. */
  weight: number;
}

/** Numbers from 0 to 1 in an order that is the same in every run. */
export function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The numbers below `count` in a new order. */
export function shuffled(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Few weights are so large that all others would lose their steps: they are cut. */
const cutShare = 0.9999;

/** Weights as bytes. */
export function packed(weights: Float32Array): { scale: number; weights: Int8Array } {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const scale = (sizes[Math.floor(sizes.length * cutShare)] ?? 1) / 127;
  return {
    scale,
    weights: Int8Array.from(weights, (weight) =>
      Math.max(-127, Math.min(127, Math.round(weight / scale))),
    ),
  };
}

/** The likelihood of each class for these signs under the weights, into `likely`. */
function weigh(signs: Uint32Array, weights: Float32Array, likely: Float64Array): void {
  const count = likely.length;
  likely.fill(0);
  for (const sign of signs)
    for (let at = 0; at < count; at += 1)
      likely[at] = (likely[at] ?? 0) + (weights[sign * count + at] ?? 0);
  const factor = 1 / Math.sqrt(signs.length);
  const most = Math.max(...likely) * factor;
  let all = 0;
  for (let at = 0; at < count; at += 1) {
    const each = Math.exp((likely[at] ?? 0) * factor - most);
    likely[at] = each;
    all += each;
  }
  for (let at = 0; at < count; at += 1) likely[at] = (likely[at] ?? 0) / all;
}

/** Smaller slopes change nothing that is seen. */
const leastSlope = 1e-4;

/** Learns which class the signs of a message speak for: a softmax over sums of weights, by AdaGrad. */
export function learnLinear(examples: readonly Example[], rounds = 3, rate = 0.5): Linear {
  const classes = [...new Set(examples.map(({ label }) => label))].sort();
  const numbers = new Map(classes.map((label, at) => [label, at]));
  const count = classes.length;
  const weights = new Float32Array(SIGNS * count);
  const squares = new Float32Array(SIGNS * count);
  const likely = new Float64Array(count);
  const random = createRandom();
  for (let round = 0; round < rounds; round += 1)
    for (const which of shuffled(examples.length, random)) {
      const example = examples[which];
      if (!example) continue;
      const { label, signs, weight } = example;
      weigh(signs, weights, likely);
      const right = numbers.get(label);
      const factor = weight / Math.sqrt(signs.length);
      for (let at = 0; at < count; at += 1) {
        const slope = ((likely[at] ?? 0) - Number(at === right)) * factor;
        if (Math.abs(slope) < leastSlope) continue;
        for (const sign of signs) {
          const place = sign * count + at;
          const square = (squares[place] ?? 0) + slope * slope;
          squares[place] = square;
          weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(square + 1e-6);
        }
      }
    }
  return { classes, ...packed(weights) };
}

/** Signs that tell right from wrong. */
interface Told {
  signs: readonly number[];
  isRight: boolean;
  weight: number;
}

/** Pulls weights to nothing, so that two signs that say the same share one. */
const pull = 1e-4;
const logisticRate = 0.2;

/** Learns the weights of signs that tell right from wrong: a logistic regression, by gradient descent on all examples at once. */
export function learnLogistic(examples: readonly Told[], rounds = 1500): number[] {
  const count = examples[0]?.signs.length ?? 0;
  const weights = new Float64Array(count);
  const squares = new Float64Array(count);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = new Float64Array(count);
    for (const { isRight, signs, weight } of examples) {
      const sum = signs.reduce((all, sign, at) => all + sign * (weights[at] ?? 0), 0);
      const miss = weight * (1 / (1 + Math.exp(-sum)) - Number(isRight));
      for (const [at, sign] of signs.entries()) slopes[at] = (slopes[at] ?? 0) + miss * sign;
    }
    for (const [at, sum] of slopes.entries()) {
      const slope = sum / examples.length + pull * (weights[at] ?? 0);
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (logisticRate * slope) / Math.sqrt(square + 1e-9);
    }
  }
  return [...weights].map((each) => Number(each.toFixed(4)));
}
