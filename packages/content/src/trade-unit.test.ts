import { expect, it } from 'vitest';
import { dayInIndia } from './day-in-india.ts';
import { toPaise, toRupees } from './money.ts';
import { statusOf, tradeAmount, tradeUnits } from './trade-unit.ts';

it.each([
  [24.999, 'kg', 0],
  [50, 'liters', 2],
  [0.075, 'tonnes', 3],
  [0.3, 'tonnes', 12],
] as const)('%d %s are %i trade units', (quantity, unit, units) => {
  expect(tradeUnits(quantity, unit)).toBe(units);
});

it('a listing is on sale through its last day in India', () => {
  expect(dayInIndia(new Date('2026-06-15T18:29:59Z'))).toBe('2026-06-15');
  expect(dayInIndia(new Date('2026-06-15T18:30:00Z'))).toBe('2026-06-16');
  expect(statusOf(1, '2026-06-15', '2026-06-15')).toBe('InStock');
  expect(statusOf(1, '2026-06-15', '2026-06-16')).toBe('Expired');
  expect(statusOf(0, '2026-06-15', '2026-06-15')).toBe('OutOfStock');
});

it('no paisa is lost in a conversion and back', () => {
  for (const paise of [1, 29, 57550, 999_999_999]) expect(toPaise(toRupees(paise))).toBe(paise);
});

it.each([
  [1, 'kg', { amount: 25, sign: 'kg', quintals: undefined }],
  [4, 'kg', { amount: 100, sign: 'kg', quintals: 1 }],
  [317.98, 'tonnes', { amount: 7949.5, sign: 'kg', quintals: 79.495 }],
  [0.004, 'kg', { amount: 0.1, sign: 'kg', quintals: undefined }],
  [40, 'liters', { amount: 1000, sign: 'liters', quintals: undefined }],
  [40, 'pieces', { amount: 1000, sign: 'pieces', quintals: undefined }],
] as const)('%d U of goods in %s are what people reckon in', (units, unit, amount) => {
  expect(tradeAmount(units, unit)).toEqual(amount);
});
