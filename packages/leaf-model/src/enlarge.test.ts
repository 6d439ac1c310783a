import { expect, it } from 'vitest';
import { enlarge } from './enlarge.ts';

const grey = (values: number[]) => Float32Array.from(values.flatMap((value) => [value, -value, 1]));

it('is what PyTorch makes of it', () => {
  // F.interpolate(torch.tensor([[[[1., 2], [5, 9]]]]), (3, 3), mode='bilinear', align_corners=False)
  const expected = grey([1, 1.5, 2, 3, 4.25, 5.5, 5, 7, 9]);
  const large = enlarge(grey([1, 2, 5, 9]), 2, 3);
  expect(large).toHaveLength(expected.length);
  for (const [at, value] of expected.entries()) expect(large[at]).toBeCloseTo(value, 5);
});

it('keeps a square of the wanted size, and a single colour', () => {
  const square = grey([1, 2, 5, 9]);
  expect(enlarge(square, 2, 2)).toBe(square);
  expect(enlarge(grey([4]), 1, 3)).toEqual(grey(Array(9).fill(4)));
});
