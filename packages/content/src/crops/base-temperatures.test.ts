import { expect, it } from 'vitest';
import { isUnique } from '../testing/checks.ts';
import { baseTemperatures, findBaseTemperature } from './base-temperatures.ts';
import { findCrop } from './crops.ts';

it('base temperatures are those of known crops, below their upper ones', () => {
  expect(isUnique(baseTemperatures.map(({ crop }) => crop))).toBe(true);
  for (const { crop, base, upper } of baseTemperatures) {
    expect(findCrop(crop), crop).toBeDefined();
    expect(base >= 0 && base < 20 && upper > 20 && upper <= 40, crop).toBe(true);
  }
});

it('a crop without a base temperature has none', () => {
  expect(findBaseTemperature('wheat')?.base).toBe(5);
  expect(findBaseTemperature('mango')).toBeUndefined();
});
