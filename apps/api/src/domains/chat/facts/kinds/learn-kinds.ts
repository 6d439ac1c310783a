import { setImmediate as pause } from 'node:timers/promises';
import { type Piece, read } from '../reader.ts';
import { learnWords, wordsOf } from '../words.ts';
import { type Example, readExamples } from './examples.ts';
import { type KindShares, kinds } from './kind.ts';
import { marksOf } from './marks.ts';

/** Tells how likely a message is of each kind. */
export type KindsOf = (pieces: readonly Piece[]) => KindShares;

const rounds = 6;
const rate = 0.3;
const biasRate = 0.01;
/** Draws weights to nothing, so that a mark of a single example tells little. */
const decay = 1e-4;
/** Examples read at a time: about ten milliseconds. */
const perSlice = 400;
const count = kinds.length;

interface Learnt {
  marks: Int32Array;
  kind: number;
}

/** Reads all examples into their marks, each mark by a number of its own. */
async function readMarks(examples: readonly Example[], ids: Map<string, number>) {
  const learnt: Learnt[] = [];
  for (let at = 0; at < examples.length; at += perSlice) {
    const slice = examples.slice(at, at + perSlice).map(({ text, kind }) => ({
      words: wordsOf(text),
      kind: kinds.indexOf(kind),
    }));
    learnWords(slice.flatMap(({ words }) => words));
    for (const { words, kind } of slice) {
      const marks = [...marksOf(read(words))].map((mark) => {
        const id = ids.get(mark) ?? ids.size;
        ids.set(mark, id);
        return id;
      });
      learnt.push({ marks: Int32Array.from(marks), kind });
    }
    await pause();
  }
  return learnt;
}

/** The same order in every process. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const order = [...items];
  let state = seed;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (state * 16_807) % 2_147_483_647;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

interface Model {
  bias: Float64Array;
  weights: Float32Array;
}

/** The share of each kind by the weights of the marks. */
function sharesBy({ bias, weights }: Model, marks: Iterable<number>): Float64Array {
  const sums = Float64Array.from(bias);
  for (const mark of marks) {
    for (let kind = 0; kind < count; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + (weights[mark * count + kind] ?? 0);
  }
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** Multinomial logistic regression by steps that shrink for a mark the more often it is met (AdaGrad). */
async function learn(examples: readonly Learnt[], marks: number): Promise<Model> {
  const model = { bias: new Float64Array(count), weights: new Float32Array(marks * count) };
  const squares = new Float32Array(marks * count);
  const sizes = kinds.map((_, kind) => examples.filter((one) => one.kind === kind).length);
  // A kind of few examples must not drown; their root keeps it from shouting.
  const importance = sizes.map((size) => Math.sqrt(examples.length / (count * Math.max(1, size))));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [at, { marks: own, kind }] of shuffled(examples, round).entries()) {
      const shares = sharesBy(model, own);
      for (let each = 0; each < count; each += 1) {
        const error = ((shares[each] ?? 0) - Number(each === kind)) * (importance[kind] ?? 1);
        model.bias[each] = (model.bias[each] ?? 0) - biasRate * error;
        for (const mark of own) {
          const place = mark * count + each;
          const weight = model.weights[place] ?? 0;
          const slope = error + decay * weight;
          const square = (squares[place] ?? 0) + slope * slope;
          squares[place] = square;
          model.weights[place] = weight - (rate * slope) / Math.sqrt(square + 1e-4);
        }
      }
      if (at % perSlice === 0) await pause();
    }
  }
  return model;
}

/** Learns from the examples to tell kinds; takes about half a second, in slices between which others are served. */
export async function learnKinds(examples: readonly Example[] = readExamples()): Promise<KindsOf> {
  const ids = new Map<string, number>();
  const learnt = await readMarks(examples, ids);
  const model = await learn(learnt, ids.size);
  return (pieces) => {
    const marks = [...marksOf(pieces)].flatMap((mark) => ids.get(mark) ?? []);
    const shares = sharesBy(model, marks);
    return Object.fromEntries(kinds.map((kind, at) => [kind, shares[at] ?? 0])) as KindShares;
  };
}
