import { expect, it } from 'vitest';
import { middle, pulled, squareOf } from './crop-square.ts';

const wide = { width: 400, height: 200 };

it('the middle square of a wide picture is as high as the picture', () => {
  expect(squareOf(wide, middle)).toEqual({ side: 200, left: 100, top: 0 });
});

it('twice the zoom is half the side', () => {
  expect(squareOf(wide, { ...middle, zoom: 2 })).toEqual({ side: 100, left: 150, top: 50 });
});

it('dragging the picture to the right shows its left part', () => {
  const crop = pulled(wide, middle, 0.25, 0);
  expect(squareOf(wide, crop).left).toBe(50);
});

it('a picture cannot be dragged out of the frame', () => {
  expect(pulled(wide, middle, 9, 9)).toEqual({ zoom: 1, x: 0, y: 0.5 });
  expect(squareOf(wide, pulled(wide, middle, -9, 0)).left).toBe(200);
});
