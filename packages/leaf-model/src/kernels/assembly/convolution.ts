import { activate } from './activation';

/**
 * Weights the window around each pixel over all channels. Pictures lie as [y][x][channel], weights
 * as [four outputs][window y][window x][input][output of the four]; `outputs` is a multiple of 4.
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
  const panelBytes = <usize>(kernel * kernel * inputs) * 16;
  for (let y: i32 = 0; y < outSize; y++) {
    for (let x: i32 = 0; x < outSize; x++) {
      let panel = weights;
      for (let at: usize = 0; at < outputRow; at += 16) {
        const sums = oneWindow(
          input,
          panel,
          v128.load(bias + at),
          size,
          y * stride - before,
          x * stride - before,
          kernel,
          inputs,
        );
        v128.store(output + at, activate(sums, activation));
        panel += panelBytes;
      }
      output += outputRow;
    }
  }
}

/** Four outputs of a window, of which only the part in the picture counts. */
function oneWindow(
  input: usize,
  panel: usize,
  sums: v128,
  size: i32,
  top: i32,
  left: i32,
  kernel: i32,
  inputs: i32,
): v128 {
  const endRow = min<i32>(kernel, size - top);
  const firstColumn = max<i32>(0, -left);
  const columns = min<i32>(kernel, size - left) - firstColumn;
  for (let row = max<i32>(0, -top); row < endRow; row++) {
    let from = input + <usize>(((top + row) * size + left + firstColumn) * inputs) * 4;
    let weight = panel + <usize>((row * kernel + firstColumn) * inputs) * 16;
    const end = from + <usize>(columns * inputs) * 4;
    for (; from < end; from += 4, weight += 16) {
      sums = f32x4.add(sums, f32x4.mul(v128.load(weight), v128.load_splat<f32>(from)));
    }
  }
  return sums;
}
