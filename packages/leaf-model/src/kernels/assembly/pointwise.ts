import { activate } from './activation';

/** Inputs of the pixels that are computed together: they should stay in the second cache. */
const tileBytes: usize = 131072;

/**
 * Weights the channels of each pixel for each output. Pictures lie as [pixel][channel], weights as
 * [eight outputs][input][output of the eight]; both numbers of channels are multiples of 8.
 * `added` is a picture of the shape of the output, or 0.
 */
export function pointwise(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  added: usize,
  pixels: usize,
  inputs: usize,
  outputs: usize,
  activation: i32,
): void {
  const inputRow = inputs * 4;
  const outputRow = outputs * 4;
  const tile = max<usize>(4, (tileBytes / inputRow) & ~3);
  for (let start: usize = 0; start < pixels; start += tile) {
    const end = min<usize>(start + tile, pixels);
    for (let out: usize = 0; out < outputRow; out += 32) {
      const panel = weights + out * inputs;
      let from = input + start * inputRow;
      let to = start * outputRow + out;
      let pixel = start;
      for (; pixel + 4 <= end; pixel += 4) {
        const base = added ? added + to : 0;
        fourPixels(from, output + to, panel, bias + out, base, inputRow, outputRow, activation);
        from += 4 * inputRow;
        to += 4 * outputRow;
      }
      for (; pixel < end; pixel++) {
        const base = added ? added + to : 0;
        onePixel(from, output + to, panel, bias + out, base, inputRow, activation);
        from += inputRow;
        to += outputRow;
      }
    }
  }
}

/** Eight outputs of four pixels: sixteen registers are all that there are. */
function fourPixels(
  input: usize,
  output: usize,
  panel: usize,
  bias: usize,
  added: usize,
  inputRow: usize,
  outputRow: usize,
  activation: i32,
): void {
  let p0 = input;
  let p1 = p0 + inputRow;
  let p2 = p1 + inputRow;
  let p3 = p2 + inputRow;
  const end = p1;
  let low0 = v128.load(bias);
  let high0 = v128.load(bias, 16);
  let low1 = low0;
  let high1 = high0;
  let low2 = low0;
  let high2 = high0;
  let low3 = low0;
  let high3 = high0;
  while (p0 < end) {
    const low = v128.load(panel);
    const high = v128.load(panel, 16);
    let value = v128.load_splat<f32>(p0);
    low0 = f32x4.add(low0, f32x4.mul(low, value));
    high0 = f32x4.add(high0, f32x4.mul(high, value));
    value = v128.load_splat<f32>(p1);
    low1 = f32x4.add(low1, f32x4.mul(low, value));
    high1 = f32x4.add(high1, f32x4.mul(high, value));
    value = v128.load_splat<f32>(p2);
    low2 = f32x4.add(low2, f32x4.mul(low, value));
    high2 = f32x4.add(high2, f32x4.mul(high, value));
    value = v128.load_splat<f32>(p3);
    low3 = f32x4.add(low3, f32x4.mul(low, value));
    high3 = f32x4.add(high3, f32x4.mul(high, value));
    p0 += 4;
    p1 += 4;
    p2 += 4;
    p3 += 4;
    panel += 32;
  }
  const step = added ? outputRow : 0;
  finish(output, added, low0, high0, activation);
  finish(output + outputRow, added + step, low1, high1, activation);
  finish(output + 2 * outputRow, added + 2 * step, low2, high2, activation);
  finish(output + 3 * outputRow, added + 3 * step, low3, high3, activation);
}

function onePixel(
  input: usize,
  output: usize,
  panel: usize,
  bias: usize,
  added: usize,
  inputRow: usize,
  activation: i32,
): void {
  const end = input + inputRow;
  let low = v128.load(bias);
  let high = v128.load(bias, 16);
  for (; input < end; input += 4, panel += 32) {
    const value = v128.load_splat<f32>(input);
    low = f32x4.add(low, f32x4.mul(v128.load(panel), value));
    high = f32x4.add(high, f32x4.mul(v128.load(panel, 16), value));
  }
  finish(output, added, low, high, activation);
}

/** Stores eight outputs of a pixel, activated, and with what the block began with added unless it is 0. */
function finish(output: usize, added: usize, low: v128, high: v128, activation: i32): void {
  low = activate(low, activation);
  high = activate(high, activation);
  if (added) {
    low = f32x4.add(low, v128.load(added));
    high = f32x4.add(high, v128.load(added, 16));
  }
  v128.store(output, low);
  v128.store(output, high, 16);
}
