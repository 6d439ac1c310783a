import { activate } from './activation';

/**
 * Weights the window around each pixel over all channels. Pictures lie as [y][x][channel], weights
 * as [eight outputs][window y][window x][input][output of the eight]; `outputs` is a multiple of 8.
 * `before` is how far the first window reaches out of the picture.
 */
export function convolution(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  size: i32,
  outSize: i32,
  stride: i32,
  kernel: i32,
  before: i32,
  inputs: i32,
  outputs: usize,
  activation: i32,
): void {
  const outputRow = outputs * 4;
  const panelBytes = <usize>(kernel * kernel * inputs) * 32;
  for (let y: i32 = 0; y < outSize; y++) {
    for (let x: i32 = 0; x < outSize; x++) {
      const top = y * stride - before;
      const left = x * stride - before;
      let panel = weights;
      for (let at: usize = 0; at < outputRow; at += 32, panel += panelBytes) {
        const to = output + at;
        oneWindow(input, to, panel, bias + at, size, top, left, kernel, inputs, activation);
      }
      output += outputRow;
    }
  }
}

/** Eight outputs of a window, of which only the part in the picture counts. */
function oneWindow(
  input: usize,
  output: usize,
  panel: usize,
  bias: usize,
  size: i32,
  top: i32,
  left: i32,
  kernel: i32,
  inputs: i32,
  activation: i32,
): void {
  const endRow = min<i32>(kernel, size - top);
  const firstColumn = max<i32>(0, -left);
  const columns = min<i32>(kernel, size - left) - firstColumn;
  let low = v128.load(bias);
  let high = v128.load(bias, 16);
  for (let row = max<i32>(0, -top); row < endRow; row++) {
    let from = input + <usize>(((top + row) * size + left + firstColumn) * inputs) * 4;
    let weight = panel + <usize>((row * kernel + firstColumn) * inputs) * 32;
    const end = from + <usize>(columns * inputs) * 4;
    for (; from < end; from += 4, weight += 32) {
      const value = v128.load_splat<f32>(from);
      low = f32x4.add(low, f32x4.mul(v128.load(weight), value));
      high = f32x4.add(high, f32x4.mul(v128.load(weight, 16), value));
    }
  }
  v128.store(output, activate(low, activation));
  v128.store(output, activate(high, activation), 16);
}
