import type { LeafModel } from '../model-file.ts';
import type { Layer, LowRank } from '../model-header.ts';

/** A picture as [y][x][channel]. */
interface Picture {
  size: number;
  channels: number;
  values: number[];
}

/** The logits by the plainest code that follows the format: slow, without any packing. */
export function runPlainly(model: LeafModel, input: Float32Array): number[] {
  const pictures: Picture[] = [];
  let picture: Picture = { size: model.inputSize, channels: 3, values: [...input] };
  for (const layer of model.layers) {
    const added = layer.add === undefined ? undefined : pictures[layer.add];
    picture = layer.kind === 'pool' ? mean(picture) : weigh(model, layer, picture);
    if (added) {
      picture.values = picture.values.map((value, at) => value + (added.values[at] ?? 0));
    }
    pictures.push(picture);
  }
  return picture.values;
}

function mean({ size, channels, values }: Picture): Picture {
  const sums = Array.from({ length: channels }, (_, channel) =>
    values.filter((_, at) => at % channels === channel).reduce((sum, value) => sum + value, 0),
  );
  return { size: 1, channels, values: sums.map((sum) => sum / size ** 2) };
}

function weigh(model: LeafModel, layer: Layer, picture: Picture): Picture {
  const { stride, out, activation } = layer;
  const { payload } = model;
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  const size = Math.ceil(picture.size / stride);
  const missing = Math.max(0, (size - 1) * stride + layer.kernel - picture.size);
  const before = Math.floor(missing / 2);
  const values: number[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      for (let channel = 0; channel < out; channel += 1) {
        const from = { y: y * stride - before, x: x * stride - before };
        const sum = sumOfWindow(view, layer, picture, from, channel);
        const scaled = sum * view.getFloat32(layer.scales + channel * 4, true);
        const pixel = (y * picture.size + x) * layer.in;
        const change = layer.low ? lowRank(view, layer, layer.low, picture, pixel, channel) : 0;
        const value = scaled + change + view.getFloat32(layer.bias + channel * 4, true);
        values.push(activation === 'relu6' ? Math.min(6, Math.max(0, value)) : value);
      }
    }
  }
  return { size, channels: out, values };
}

/** What the matrix of few ranks adds to one output channel of a pixel. */
function lowRank(
  view: DataView,
  layer: Layer,
  low: LowRank,
  { values }: Picture,
  pixel: number,
  out: number,
): number {
  const scaleOf = (start: number, row: number) => view.getFloat32(start + row * 4, true);
  let sum = 0;
  for (let rank = 0; rank < low.rank; rank += 1) {
    let inner = 0;
    for (let channel = 0; channel < layer.in; channel += 1) {
      const weight = view.getInt8(low.down + rank * layer.in + channel);
      inner += weight * (values[pixel + channel] ?? 0);
    }
    sum += view.getInt8(low.up + out * low.rank + rank) * inner * scaleOf(low.downScales, rank);
  }
  return sum * scaleOf(low.upScales, out);
}

function sumOfWindow(
  view: DataView,
  layer: Layer,
  { size, channels, values }: Picture,
  from: { y: number; x: number },
  out: number,
): number {
  let sum = 0;
  for (let tap = 0; tap < layer.kernel ** 2; tap += 1) {
    const y = from.y + Math.floor(tap / layer.kernel);
    const x = from.x + (tap % layer.kernel);
    if (y < 0 || x < 0 || y >= size || x >= size) continue;
    const pixel = (y * size + x) * channels;
    if (layer.kind === 'depthwise') {
      const weight = view.getInt8(layer.weights + tap * channels + out);
      sum += weight * (values[pixel + out] ?? 0);
      continue;
    }
    const start = layer.weights + (out * layer.kernel ** 2 + tap) * channels;
    for (let channel = 0; channel < channels; channel += 1) {
      sum += view.getInt8(start + channel) * (values[pixel + channel] ?? 0);
    }
  }
  return sum;
}
