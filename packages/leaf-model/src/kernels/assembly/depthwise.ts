import { activate } from './activation';

/**
 * Weights the window around each pixel, every channel for itself. Pictures lie as [y][x][channel],
 * weights as [window y][window x][channel]; the number of channels is a multiple of 4.
 * `before` is how far the first window reaches out of the picture.
 */
export function depthwise(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  size: i32,
  outSize: i32,
  stride: i32,
  kernel: i32,
  before: i32,
  channels: usize,
  activation: i32,
): void {
  const pixelBytes = channels * 4;
  const rowBytes = <usize>size * pixelBytes;
  for (let y: i32 = 0; y < outSize; y++) {
    const top = y * stride - before;
    const isInside = top >= 0 && top + kernel <= size;
    for (let x: i32 = 0; x < outSize; x++) {
      const left = x * stride - before;
      if (isInside && kernel === 3 && left >= 0 && left + 3 <= size) {
        const from = input + <usize>top * rowBytes + <usize>left * pixelBytes;
        wholeWindow(from, output, weights, bias, rowBytes, pixelBytes, activation);
      } else {
        cutWindow(input, output, weights, bias, size, top, left, kernel, pixelBytes, activation);
      }
      output += pixelBytes;
    }
  }
}

/** A window of 3 by 3 that lies in the picture. */
function wholeWindow(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  rowBytes: usize,
  pixelBytes: usize,
  activation: i32,
): void {
  for (let at: usize = 0; at < pixelBytes; at += 16) {
    let sums = v128.load(bias + at);
    let from = input + at;
    let weight = weights + at;
    for (let row = 0; row < 3; row++) {
      sums = f32x4.add(sums, f32x4.mul(v128.load(from), v128.load(weight)));
      weight += pixelBytes;
      sums = f32x4.add(sums, f32x4.mul(v128.load(from + pixelBytes), v128.load(weight)));
      weight += pixelBytes;
      sums = f32x4.add(sums, f32x4.mul(v128.load(from + 2 * pixelBytes), v128.load(weight)));
      weight += pixelBytes;
      from += rowBytes;
    }
    v128.store(output + at, activate(sums, activation));
  }
}

/** A window of any size, of which only the part in the picture counts. */
function cutWindow(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  size: i32,
  top: i32,
  left: i32,
  kernel: i32,
  pixelBytes: usize,
  activation: i32,
): void {
  const firstRow = max<i32>(0, -top);
  const endRow = min<i32>(kernel, size - top);
  const firstColumn = max<i32>(0, -left);
  const endColumn = min<i32>(kernel, size - left);
  for (let at: usize = 0; at < pixelBytes; at += 16) {
    let sums = v128.load(bias + at);
    for (let row = firstRow; row < endRow; row++) {
      for (let column = firstColumn; column < endColumn; column++) {
        const pixel = <usize>((top + row) * size + left + column);
        const weight = <usize>(row * kernel + column);
        const value = v128.load(input + pixel * pixelBytes + at);
        sums = f32x4.add(sums, f32x4.mul(value, v128.load(weights + weight * pixelBytes + at)));
      }
    }
    v128.store(output + at, activate(sums, activation));
  }
}
