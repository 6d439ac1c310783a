import { type InputSizes, type Rgba, toModelInput } from './input.ts';
import type { LeafModel } from './model-file.ts';
import type { LeafRunner } from './runner.ts';

const channels = 3;

/**
 * The logits of a picture, one a class: the mean over the quarter turns that the model asks for, so that a photograph
 * gives the same answer however the phone was held. `crop` is one of `trainedCrops`, if it is known. Throws a RangeError for a picture without pixels.
 */
export function judgeViews(
  runner: LeafRunner,
  model: InputSizes & Pick<LeafModel, 'views'>,
  picture: Rgba,
  crop?: string,
): Float32Array {
  const { inputSize, views } = model;
  let input = toModelInput(picture, model);
  const sum = runner.run(input, crop);
  for (let view = 1; view < views; view += 1) {
    input = quarterTurn(input, inputSize);
    const logits = runner.run(input, crop);
    for (const [place, logit] of logits.entries()) sum[place] = (sum[place] ?? 0) + logit;
  }
  return sum.map((total) => total / views);
}

/** A square of pixels turned by 90 degrees against the clock. */
export function quarterTurn(square: Float32Array, size: number): Float32Array {
  const turned = new Float32Array(square.length);
  let to = 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const from = (column * size + (size - 1 - row)) * channels;
      for (let channel = 0; channel < channels; channel += 1, to += 1) {
        turned[to] = square[from + channel] ?? 0;
      }
    }
  }
  return turned;
}
