/** The mean of each channel over all pixels, [pixel][channel]; `channels` is a multiple of 4. */
export function mean(input: usize, output: usize, pixels: usize, channels: usize): void {
  const pixelBytes = channels * 4;
  const share = f32x4.splat(1 / <f32>pixels);
  for (let at: usize = 0; at < pixelBytes; at += 16) {
    let sums = f32x4.splat(0);
    let from = input + at;
    for (let pixel: usize = 0; pixel < pixels; pixel++, from += pixelBytes) {
      sums = f32x4.add(sums, v128.load(from));
    }
    v128.store(output + at, f32x4.mul(sums, share));
  }
}
