import { expect, it } from 'vitest';
import { judgeViews, quarterTurn } from './judge-views.ts';
import type { LeafRunner } from './runner.ts';

/** Two by two pixels, numbered by rows. */
const square = Float32Array.from([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);

const sizes = { pictureSize: 2, inputSize: 2 };

/** Its logits are the first two pixels of its input. */
const firstPixels: LeafRunner = {
  run: (input) => Float32Array.from([input[0] ?? 0, input[3] ?? 0]),
  close: () => undefined,
};
/** Grey of 0, 85, 170 and 255. */
const picture = {
  width: 2,
  height: 2,
  data: Uint8ClampedArray.from([0, 85, 170, 255].flatMap((grey) => [grey, grey, grey, 255])),
};

it('a quarter turn moves the right column to the top, and four give the picture back', () => {
  const turned = quarterTurn(square, 2);
  expect([...turned]).toEqual([2, 2, 2, 4, 4, 4, 1, 1, 1, 3, 3, 3]);
  expect(quarterTurn(quarterTurn(quarterTurn(turned, 2), 2), 2)).toEqual(square);
});

it('four views are averaged, and one is the picture as it is', () => {
  const [first = 0, second = 0] = judgeViews(firstPixels, { ...sizes, views: 1 }, picture);
  expect([first, second]).toEqual([-1, expect.closeTo(-1 / 3)]);
  const averaged = judgeViews(firstPixels, { ...sizes, views: 4 }, picture);
  expect([...averaged]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
});

it('a picture that is turned gives the same logits', () => {
  const pixels = [170, 0, 255, 85].flatMap((grey) => [grey, grey, grey, 255]);
  const turned = { ...picture, data: Uint8ClampedArray.from(pixels) };
  const lopsided: LeafRunner = {
    run: (input) => Float32Array.from([(input[0] ?? 0) * 3 + (input[9] ?? 0) ** 2]),
    close: () => undefined,
  };
  const model = { ...sizes, views: 4 };
  const [logit = 0] = judgeViews(lopsided, model, turned);
  expect(logit).toBeCloseTo(judgeViews(lopsided, model, picture)[0] ?? Number.NaN);
});
