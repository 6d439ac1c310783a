import { expect, it } from 'vitest';
import { dayInIndia } from './day-in-india.ts';
import { toPaise, toRupees } from './money.ts';
import { statusOf, tradeUnits } from './trade-unit.ts';

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
