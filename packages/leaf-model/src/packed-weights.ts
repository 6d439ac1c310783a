import type { LeafModel } from './model-file.ts';
import type { Layer, LowRank } from './model-header.ts';
import type { Kernels } from './web-assembly.ts';

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

/** How many float32 numbers `packWeights` needs beside the weights of a layer while it packs them. */
export function scratchCount({ low, in: inputs, out }: Layer): number {
  if (!low) return 0;
  return together + (paddedChannels(inputs) + paddedChannels(out)) * paddedChannels(low.rank);
}

/**
 * Writes the weights of a layer, times their scales, to a place in the memory of the kernels in the order in which its
 * kernel reads them; what lies at `scratch` is overwritten.
 */
export function packWeights(
  model: LeafModel,
  layer: Layer,
  kernels: Kernels,
  place: number,
  scratch: number,
): void {
  const target = new Float32Array(kernels.memory.buffer, place, packedCount(layer));
  const matrix = matrixOf(model, layer.weights, layer.scales, layer.out);
  if (layer.kind === 'depthwise') packWindows(layer, matrix, target);
  else if (layer.kind === 'conv') packPanels(matrix, layer.kernel ** 2 * layer.in, target);
  else packPanels(matrix, layer.in, target, paddedChannels(layer.in));
  if (layer.low) addLowRank(model, layer, layer.low, kernels, target, scratch);
}

/**
 * Adds the product of the two small matrices to the packed weights of a pointwise layer. The kernel multiplies them:
 * eight outputs are a picture whose pixels are the inputs.
 */
function addLowRank(
  model: LeafModel,
  layer: Layer,
  low: LowRank,
  { memory, pointwise }: Kernels,
  target: Float32Array,
  scratch: number,
): void {
  const inputs = paddedChannels(layer.in);
  const ranks = paddedChannels(low.rank);
  const take = (after: number, count: number) =>
    new Float32Array(memory.buffer, after, count).fill(0);
  const bias = take(scratch, together);
  const down = take(scratch + bias.byteLength, inputs * ranks);
  const up = take(down.byteOffset + down.byteLength, paddedChannels(layer.out) * ranks);
  packPixels(matrixOf(model, low.down, low.downScales, low.rank), layer.in, down, ranks);
  packPanels(matrixOf(model, low.up, low.upScales, layer.out), low.rank, up, ranks);
  for (let out = 0; out < layer.out; out += together) {
    const panel = target.subarray(out * inputs).byteOffset;
    const weights = up.subarray(out * ranks).byteOffset;
    const { byteOffset } = down;
    pointwise(byteOffset, panel, weights, scratch, panel, inputs, ranks, together, 0);
  }
}

/** Rows of int8 values, and what the values of each row are multiplied with. */
interface Matrix {
  values: Int8Array;
  scales: Float32Array;
}

function matrixOf(model: LeafModel, values: number, scales: number, rows: number): Matrix {
  const { buffer, byteOffset } = model.payload;
  return {
    values: new Int8Array(buffer, byteOffset + values),
    scales: numbersOf(model, scales, rows),
  };
}

/** Each row is an output; a panel has as many inputs as `inputs` or, with zeros after them, `padded`. */
function packPanels(
  { values, scales }: Matrix,
  inputs: number,
  target: Float32Array,
  padded = inputs,
): void {
  for (const [out, scale] of scales.entries()) {
    const from = out * inputs;
    const to = Math.floor(out / together) * together * padded + (out % together);
    for (let input = 0; input < inputs; input += 1) {
      target[to + input * together] = (values[from + input] ?? 0) * scale;
    }
  }
}

/** Each row is a channel of `channels`, each column a pixel. */
function packPixels(
  { values, scales }: Matrix,
  pixels: number,
  target: Float32Array,
  channels: number,
): void {
  for (const [channel, scale] of scales.entries()) {
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      target[pixel * channels + channel] = (values[channel * pixels + pixel] ?? 0) * scale;
    }
  }
}

function packWindows(layer: Layer, { values, scales }: Matrix, target: Float32Array): void {
  const channels = paddedChannels(layer.out);
  for (let tap = 0; tap < layer.kernel ** 2; tap += 1) {
    for (let channel = 0; channel < layer.out; channel += 1) {
      const weight = values[tap * layer.out + channel] ?? 0;
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
