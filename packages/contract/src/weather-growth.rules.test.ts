import { describe, expect, it } from 'vitest';
import {
  dayOfYear,
  extraterrestrialRadiation,
  growingDegrees,
  hargreaves,
  sumGrowingDegrees,
  waterNeed,
} from './weather-growth.rules.ts';

it('days of the year are counted from the first of January', () => {
  expect(dayOfYear('2026-01-01')).toBe(1);
  expect(dayOfYear('2026-09-03')).toBe(246);
  expect(dayOfYear('2028-12-31')).toBe(366);
});

describe('reference evapotranspiration', () => {
  it('uses the radiation of FAO-56, example 8: 32.2 MJ at 20° S on the third of September', () => {
    expect(extraterrestrialRadiation(-20, '2026-09-03')).toBeCloseTo(32.2, 1);
  });

  it('uses the radiation that is worked out by hand for 24° N on the 15th of June', () => {
    // Day 166: distance 0.9683, declination 0.4068, sunset 1.7639, so 37.586 × 0.9683 × 1.1073.
    expect(extraterrestrialRadiation(24, '2026-06-15')).toBeCloseTo(40.3, 1);
  });

  it('is that of FAO-56, example 20: 5 mm at 45.72° N in July, from 14.8 to 26.6 °C', () => {
    expect(hargreaves({ date: '2026-07-15', minimum: 14.8, maximum: 26.6 }, 45.72)).toBe(5);
  });

  it('is nothing in the polar night, and never negative', () => {
    expect(extraterrestrialRadiation(80, '2026-12-21')).toBe(0);
    expect(hargreaves({ date: '2026-12-21', minimum: -30, maximum: -20 }, 60)).toBe(0);
  });
});

describe('water to be given back', () => {
  it('is evapotranspiration less rain: 1 mm is 10,000 litres a hectare and 4,047 an acre', () => {
    expect(waterNeed({ et0Mm: 5, rainMm: 0 })).toEqual({
      mm: 5,
      litresPerHectare: 50_000,
      litresPerAcre: 20_234,
    });
    expect(waterNeed({ et0Mm: 5.4, rainMm: 1.2 })?.litresPerHectare).toBe(42_000);
  });

  it('is nothing after more rain, and not known without the evapotranspiration', () => {
    expect(waterNeed({ et0Mm: 4, rainMm: 30 })?.mm).toBe(0);
    expect(waterNeed({ et0Mm: null, rainMm: 0 })).toBeNull();
  });
});

describe('growing degree days', () => {
  it('are the mean of the day less the base temperature', () => {
    expect(growingDegrees({ minimum: 12, maximum: 28 }, { base: 5 })).toBe(15);
  });

  it('count what is below the base as base, and above the upper limit as that', () => {
    // (10 + 30) / 2 - 10, and not (4 + 38) / 2 - 10.
    expect(growingDegrees({ minimum: 4, maximum: 38 }, { base: 10, upper: 30 })).toBe(10);
    expect(growingDegrees({ minimum: 2, maximum: 8 }, { base: 10, upper: 30 })).toBe(0);
    expect(growingDegrees({ minimum: 32, maximum: 44 }, { base: 10, upper: 30 })).toBe(20);
  });

  it('add up', () => {
    const days = [
      { minimum: 10.1, maximum: 20.2 },
      { minimum: 11, maximum: 21 },
    ];
    // 10.15 + 11.
    expect(sumGrowingDegrees(days, { base: 5 })).toBe(21.2);
    expect(sumGrowingDegrees([], { base: 5 })).toBe(0);
  });
});
