import { readBytes } from './table.ts';
import { SIGNS } from './understand/signs.ts';

/** Weights of a linear model: for each sign one for each class, as bytes that `scale` multiplies. */
export interface Linear {
  classes: readonly string[];
  scale: number;
  weights: Int8Array;
}

/** What is learnt and not written by hand. */
export interface Model {
  topics: Linear;
  kinds: Linear;
  /** Whether a named crop is asked about or told by the way. */
  mentions: Linear;
  /** Of a fact and a sign, by their common hash: how much the sign speaks for the fact. */
  pairs: { scale: number; weights: Int8Array };
  /** Weights of the features of `rank`. */
  rank: readonly number[];
  /** Weights of the signs that the best fact answers, and that a further one answers beside it. */
  sure: readonly number[];
  beside: readonly number[];
  limits: Limits;
}

/** From where on the adviser trusts a reading; fitted by `training/train.ts`, never by hand. */
export interface Limits {
  /** Likelihood that the best fact answers, from which it is given as the answer. */
  answer: number;
  /** The same of a fact that lacks the named thing or is of another topic than the likeliest. */
  elsewhere: number;
  /** Likelihood below which an answer first says what it is about. */
  plain: number;
  /** Likelihood that a further fact answers, from which it is shown beside the best. */
  beside: number;
  /** Likelihood beside the likeliest crop, below which another one is told by the way. */
  meant: number;
  /** Likelihood of a topic from which its facts are given as near. */
  topic: number;
  /** Likelihood of each kind of message from which it is taken for one: danger in any case, off topic and small talk only without a word of farming. */
  kinds: Readonly<Record<string, number>>;
}

/** The number of weights of pairs. */
export const PAIRS = 1 << 21;

/** The place of the weight of a fact and a sign. */
export function pairOf(fact: number, sign: number): number {
  let hash = Math.imul(fact + 1, 0x9e3779b1) ^ Math.imul(sign + 1, 0x85ebca6b);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash >>> 10) & (PAIRS - 1);
}

/** The likelihood of each class of a linear model for a message with these signs; the sum is 1. */
export function shares({ classes, scale, weights }: Linear, signs: Uint32Array): Float64Array {
  const count = classes.length;
  const sums = new Float64Array(count);
  for (const sign of signs)
    for (let at = 0; at < count; at += 1)
      sums[at] = (sums[at] ?? 0) + (weights[sign * count + at] ?? 0);
  const factor = scale / Math.sqrt(signs.length);
  return softmax(sums.map((sum) => sum * factor));
}

/** Likelihoods from scores. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const each = scores.map((score) => Math.exp(score - most));
  const all = each.reduce((sum, one) => sum + one, 0);
  return each.map((one) => one / all);
}

/** The file is a line of JSON with everything small, and behind it the weights of topics, kinds, mentions and pairs. */
export function readModel(): Model {
  const bytes = readBytes('model/adviser.bin');
  const end = bytes.indexOf(10);
  // Written by this package's own training.
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Model;
  let at = end + 1;
  const take = (length: number) => {
    const part = new Int8Array(bytes.buffer, bytes.byteOffset + at, length);
    at += length;
    return part;
  };
  return {
    ...head,
    topics: { ...head.topics, weights: take(SIGNS * head.topics.classes.length) },
    kinds: { ...head.kinds, weights: take(SIGNS * head.kinds.classes.length) },
    mentions: { ...head.mentions, weights: take(SIGNS * head.mentions.classes.length) },
    pairs: { ...head.pairs, weights: take(PAIRS) },
  };
}
