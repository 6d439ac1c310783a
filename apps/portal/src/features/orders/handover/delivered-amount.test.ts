import { expect, it } from 'vitest';
import { amountOf, readDelivered } from './delivered-amount.ts';

it.each([
  ['300', 'kg', 12],
  ['49.5', 'kg', 1.98],
  ['0.1', 'liters', 0.004],
  ['1,234.5', 'kg', 49.38],
  ['१२.५', 'kg', 0.5],
  ['0', 'kg', 0],
  ['37', 'pieces', 1.48],
  ['26', 'tonnes', 1.04],
  ['250000', 'kg', 10_000],
] as const)('%s in %s is %d U', (typed, unit, units) => {
  expect(readDelivered(typed, unit)).toBe(units);
});

it.each([
  ['49.55', 'kg'],
  ['49.501', 'kg'],
  ['1.5', 'pieces'],
  ['26.5', 'tonnes'],
  ['250000.1', 'kg'],
  ['-1', 'kg'],
  ['1e3', 'kg'],
  ['', 'kg'],
  ['many', 'kg'],
] as const)('"%s" in %s cannot have been delivered', (typed, unit) => {
  expect(readDelivered(typed, unit)).toBeUndefined();
});

it('every amount that a scale shows is the same after it was read', () => {
  for (let tenths = 0; tenths < 5_000; tenths += 1) {
    const kilograms = String(tenths / 10);
    expect(amountOf(readDelivered(kilograms, 'kg') ?? -1)).toBe(Number(kilograms));
  }
});
