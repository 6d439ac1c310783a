import type { Features } from '../features.ts';
import type { FactBeside, FactTerms, MessageTerms } from './message-pair.ts';

/** The model as the training writes it; numbers are base64, little endian. */
export interface RelevanceWeights {
  /** Terms that have a place of their own, parted by spaces; all others share one. */
  vocabulary: string;
  /** Facts that have a place of their own, beside what their terms say, by their ids parted by spaces. */
  facts: string;
  /** Places of the space of terms. */
  dimensions: number;
  /** Units of each hidden layer. */
  hidden: number;
  /** Features of a fact in their order, with the mean and the deviation that they had in the training. */
  features: readonly (keyof Features)[];
  means: readonly number[];
  deviations: readonly number[];
  /** Networks that learnt the same from different beginnings; what they say is averaged. */
  networks: readonly NetworkWeights[];
}

/** What one network learnt. */
export interface NetworkWeights {
  /** A row of int8 for each term, the shared one first, and a float32 scale for each row. */
  termRows: string;
  termScales: string;
  /** The same for each fact; the first row is that of a fact from after the training, which has no place. */
  factRows: string;
  factScales: string;
  /** All other weights as float32, layer by layer, in the order of `readLayers`. */
  layers: string;
}

/** What the model says of a fact beside a message. */
export interface Relevance {
  /** Above 0 it is more likely the answer than that there is none, about -10 to 10. */
  relevance: number;
  /** How likely it at least helps, from 0 to 1: it answers a part, or what lies near. */
  helps: number;
}

/** Tells how relevant a fact is to a message. */
export interface RelevanceModel {
  /** The terms of a message in the hidden layers; to be reused for all facts. */
  readMessage(message: MessageTerms): readonly ReadMessage[];
  /** What the fact of this id is about in the hidden layers; to be kept with the fact. */
  readFact(id: string, about: FactTerms): readonly Float32Array[];
  relevanceOf(
    message: readonly ReadMessage[],
    fact: readonly Float32Array[],
    beside: FactBeside,
  ): Relevance;
}

/** One row of a hidden layer for each term. */
export type ReadMessage = readonly Float32Array[];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'base64'));
const floatsOf = (text: string): Float32Array => new Float32Array(bytesOf(text).buffer);

/** A layer of rows of weights, each with an added bias. */
interface Layer {
  rows: readonly Float32Array[];
  bias: Float32Array;
}

const levels = 5;

function readLayers({ dimensions, hidden, features }: RelevanceWeights, layers: string) {
  const all = floatsOf(layers);
  let at = 0;
  const take = (count: number): Float32Array => {
    at += count;
    return all.subarray(at - count, at);
  };
  const takeRows = (rows: number, columns: number) =>
    Array.from({ length: rows }, () => take(columns));
  const takeLayer = (rows: number, columns: number): Layer => ({
    rows: takeRows(rows, columns),
    bias: take(rows),
  });
  const read = {
    fromTerms: takeLayer(hidden, dimensions),
    carried: take(hidden),
    ofLevels: takeRows(levels, hidden),
    fromAbout: takeRows(hidden, dimensions),
    fromFeatures: takeLayer(hidden, features.length),
    mixed: takeLayer(hidden, 2 * hidden),
    out: take(hidden),
    straight: take(features.length),
    bias: take(1)[0] ?? 0,
    help: take(hidden),
    helpStraight: take(features.length),
    helpBias: take(1)[0] ?? 0,
  };
  if (at !== all.length)
    throw new Error(`The relevance model has ${all.length} weights, not ${at}`);
  return read;
}

function dot(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

const apply = ({ rows, bias }: Layer, input: ArrayLike<number>): Float32Array =>
  Float32Array.from(rows, (row, at) => dot(row, input) + (bias[at] ?? 0));
const applyRectified = (layer: Layer, input: ArrayLike<number>): Float32Array =>
  apply(layer, input).map((value) => Math.max(0, value));

/** The place of each name in the space of terms; names that are not among them share the first row. */
function readPlaces(names: string, rowBytes: string, scaleBytes: string, dimensions: number) {
  const rows = new Int8Array(bytesOf(rowBytes).buffer);
  const scales = floatsOf(scaleBytes);
  const rowOf = new Map(names.split(' ').map((name, at) => [name, at + 1]));
  if (rows.length !== (rowOf.size + 1) * dimensions || scales.length !== rowOf.size + 1)
    throw new Error(`The relevance model has no weights for each of ${rowOf.size} places`);
  return (name: string): Float32Array => {
    const row = rowOf.get(name) ?? 0;
    const scale = scales[row] ?? 0;
    return Float32Array.from(
      rows.subarray(row * dimensions, (row + 1) * dimensions),
      (value) => value * scale,
    );
  };
}

function readNetwork(weights: RelevanceWeights, part: NetworkWeights) {
  const { vocabulary, facts, hidden, dimensions, features: names, means, deviations } = weights;
  const { fromTerms, carried, ofLevels, fromAbout, fromFeatures, mixed, ...last } = readLayers(
    weights,
    part.layers,
  );
  const placeOf = readPlaces(vocabulary, part.termRows, part.termScales, dimensions);
  const placeOfFact = readPlaces(facts, part.factRows, part.factScales, dimensions);

  /** What the terms of a message say beside a fact: the more of them, the less each. */
  const meet = (message: ReadMessage, fact: Float32Array, own: FactBeside['levels']) => {
    const met = new Float32Array(hidden);
    for (const [at, term] of message.entries()) {
      const level = ofLevels[own[at] ?? 0] ?? [];
      for (let unit = 0; unit < hidden; unit += 1) {
        const sum = (term[unit] ?? 0) + (level[unit] ?? 0) + (fact[unit] ?? 0);
        if (sum > 0) met[unit] = (met[unit] ?? 0) + sum;
      }
    }
    return met.map((value) => value / Math.sqrt(message.length + 1));
  };

  return {
    readMessage: ({ terms, isCarried }: MessageTerms): ReadMessage =>
      terms.map((term, at) => {
        const read = apply(fromTerms, placeOf(term));
        return isCarried[at] ? read.map((value, unit) => value + (carried[unit] ?? 0)) : read;
      }),
    readFact: (id: string, about: FactTerms): Float32Array => {
      const place = placeOfFact(id);
      for (const [term, part] of about) {
        for (const [at, value] of placeOf(term).entries())
          place[at] = (place[at] ?? 0) + part * value;
      }
      return Float32Array.from(fromAbout, (row) => dot(row, place));
    },
    relevanceOf: (
      message: ReadMessage,
      fact: Float32Array,
      { levels: own, features }: FactBeside,
    ): Relevance => {
      const standard = names.map(
        (name, at) => (features[name] - (means[at] ?? 0)) / (deviations[at] ?? 1),
      );
      const both = [...meet(message, fact, own), ...applyRectified(fromFeatures, standard)];
      const read = applyRectified(mixed, both);
      const help = dot(last.help, read) + dot(last.helpStraight, standard) + last.helpBias;
      return {
        relevance: dot(last.out, read) + dot(last.straight, standard) + last.bias,
        helps: 1 / (1 + Math.exp(-help)),
      };
    },
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Reads a trained model. */
export function readRelevanceModel(weights: RelevanceWeights): RelevanceModel {
  const networks = weights.networks.map((part) => readNetwork(weights, part));
  return {
    readMessage: (message) => networks.map((network) => network.readMessage(message)),
    readFact: (id, about) => networks.map((network) => network.readFact(id, about)),
    relevanceOf: (message, fact, beside) => {
      const said = networks.map((network, at) =>
        network.relevanceOf(message[at] ?? [], fact[at] ?? new Float32Array(), beside),
      );
      return {
        relevance: meanOf(said.map(({ relevance }) => relevance)),
        helps: meanOf(said.map(({ helps }) => helps)),
      };
    },
  };
}
