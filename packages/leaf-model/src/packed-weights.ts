import type { LeafModel } from './model-file.ts';
import type { Layer, LowRank } from './model-header.ts';

/** The kernels take eight channels at a time; channels that are missing weigh nothing. */
const together = 8;

/** The number of channels that a picture has in memory. */
export function paddedChannels(channels: number): number {
  return Math.ceil(channels / together) * together;
}

/** How many float32 numbers the packed weights of a layer take. */
export function packedCount(layer: Layer): number {
  const window = layer.kernel ** 2;
  const outputs = paddedChannels(layer.out);
  if (layer.kind === 'pool') return 0;
  if (layer.kind === 'depthwise') return window * outputs;
  return outputs * (layer.kind === 'conv' ? window * layer.in : paddedChannels(layer.in));
}

/** Writes the weights of a layer times their scales in the order in which its kernel reads them. */
export function packWeights(model: LeafModel, layer: Layer, target: Float32Array): void {
  const { payload } = model;
  const weights = new Int8Array(payload.buffer, payload.byteOffset + layer.weights);
  const scales = numbersOf(model, layer.scales, layer.out);
  if (layer.kind === 'depthwise') packWindows(layer, weights, scales, target);
  else packPanels(layer, weights, scales, target);
  if (layer.low) addLowRank(model, layer, layer.low, target);
}

/** Adds the product of the two small matrices to the packed weights of a pointwise layer. */
function addLowRank(model: LeafModel, layer: Layer, low: LowRank, target: Float32Array): void {
  const up = scaledRows(model, low.up, numbersOf(model, low.upScales, layer.out), low.rank);
  const down = scaledRows(model, low.down, numbersOf(model, low.downScales, low.rank), layer.in);
  for (let out = 0; out < layer.out; out += 1) {
    const to = placeOfPanel(layer, out);
    for (let rank = 0; rank < low.rank; rank += 1) {
      const factor = up[out * low.rank + rank] ?? 0;
      for (let input = 0; input < layer.in; input += 1) {
        const place = to + input * together;
        target[place] = (target[place] ?? 0) + factor * (down[rank * layer.in + input] ?? 0);
      }
    }
  }
}

/** The int8 values of a matrix times the scale of their row. */
function scaledRows(model: LeafModel, offset: number, scales: Float32Array, length: number) {
  const { buffer, byteOffset } = model.payload;
  const values = new Int8Array(buffer, byteOffset + offset, scales.length * length);
  return Float32Array.from(values, (value, at) => value * (scales[Math.floor(at / length)] ?? 0));
}

/** Where the weights of an output channel of a pointwise layer begin; each further input is `together` numbers on. */
const placeOfPanel = (layer: Layer, out: number) =>
  Math.floor(out / together) * together * paddedChannels(layer.in) + (out % together);

function packPanels(
  layer: Layer,
  weights: Int8Array,
  scales: Float32Array,
  target: Float32Array,
): void {
  const isConv = layer.kind === 'conv';
  const inputs = isConv ? layer.kernel ** 2 * layer.in : layer.in;
  const panel = together * (isConv ? inputs : paddedChannels(layer.in));
  for (let out = 0; out < layer.out; out += 1) {
    const scale = scales[out] ?? 0;
    const from = out * inputs;
    const to = Math.floor(out / together) * panel + (out % together);
    for (let input = 0; input < inputs; input += 1) {
      target[to + input * together] = (weights[from + input] ?? 0) * scale;
    }
  }
}

function packWindows(
  layer: Layer,
  weights: Int8Array,
  scales: Float32Array,
  target: Float32Array,
): void {
  const channels = paddedChannels(layer.out);
  for (let tap = 0; tap < layer.kernel ** 2; tap += 1) {
    for (let channel = 0; channel < layer.out; channel += 1) {
      const weight = weights[tap * layer.out + channel] ?? 0;
      target[tap * channels + channel] = weight * (scales[channel] ?? 0);
    }
  }
}

/** Float32 numbers of the payload, which may begin anywhere in its buffer. */
export function numbersOf(model: LeafModel, offset: number, count: number): Float32Array {
  const { buffer, byteOffset } = model.payload;
  const view = new DataView(buffer, byteOffset + offset, count * 4);
  return Float32Array.from({ length: count }, (_, place) => view.getFloat32(place * 4, true));
}
