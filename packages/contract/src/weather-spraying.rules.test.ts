import { describe, expect, it } from 'vitest';
import type { WeatherHour } from './weather.schema.ts';
import {
  deltaT,
  nextHour,
  type SprayingReason,
  sprayingHours,
  sprayingWindows,
  wetBulb,
} from './weather-spraying.rules.ts';

/** Hours of a fair afternoon from 14 o'clock: 30 °C, 50 %, 8 km/h. */
function hoursWith(...changes: readonly Partial<WeatherHour>[]): WeatherHour[] {
  return Array.from({ length: 12 }, (_, at) => ({
    time: `2026-11-10T${String(at + 8).padStart(2, '0')}:00`,
    temperature: 30,
    humidity: 50,
    windKmh: 8,
    rainMm: 0,
    cloudPercent: 10,
    isDay: true,
    ...changes[at],
  }));
}

const against = (change: Partial<WeatherHour>): SprayingReason[] | undefined =>
  sprayingHours(hoursWith({}, {}, {}, change))[3]?.against;

describe('Delta T', () => {
  it('comes from the wet bulb of Stull, whose example is 20 °C at 50 %: 13.7 °C', () => {
    expect(wetBulb(20, 50)).toBeCloseTo(13.7, 1);
    expect(deltaT(20, 50)).toBe(6.3);
  });

  it('is small in moist air, large in dry air, and never negative', () => {
    // Psychrometric tables: 30 °C at 50 % has a wet bulb of about 22 °C, 35 °C at 20 % of about 18.7 °C.
    expect(deltaT(30, 50)).toBeCloseTo(7.7, 0);
    expect(deltaT(35, 20)).toBeGreaterThan(15);
    expect(deltaT(25, 100)).toBe(deltaT(25, 99));
    expect(deltaT(-5, 99)).toBeGreaterThanOrEqual(0);
  });
});

describe('an hour', () => {
  it('is good when nothing speaks against it', () => {
    expect(sprayingHours(hoursWith())[3]).toEqual({
      time: '2026-11-10T11:00',
      deltaT: deltaT(30, 50),
      windKmh: 8,
      isGood: true,
      against: [],
    });
  });

  it('is refused for its Delta T below 2 and above 8', () => {
    expect(against({ humidity: 95 })).toEqual(['delta-t-low']);
    expect(against({ temperature: 38, humidity: 30 })).toEqual(['delta-t-high']);
  });

  it.each([
    [2.9, ['wind-low']],
    [3, []],
    [15, []],
    [15.1, ['wind-high']],
  ])('with a wind of %s km/h has %j against it', (windKmh, reasons) => {
    expect(against({ windKmh, cloudPercent: 80 })).toEqual(reasons);
  });

  it('is refused when it rains in it or in the six hours after it', () => {
    const rain = { rainMm: 0.1 };
    const none = [{}, {}, {}, {}, {}, {}] as const;
    const reasons = sprayingHours(hoursWith(...none, rain)).map((hour) => hour.against);
    expect(reasons).toHaveLength(6);
    expect(reasons.every((each) => each.includes('rain-soon'))).toBe(true);
    const later = sprayingHours(hoursWith(...none, {}, rain)).map((hour) => hour.isGood);
    expect(later).toEqual([true, false, false, false, false, false]);
    expect(against({ rainMm: 0.05 })).toEqual([]);
  });

  it('is not judged where the rain of the six hours after it is not known', () => {
    expect(sprayingHours(hoursWith())).toHaveLength(6);
    expect(sprayingHours(hoursWith().slice(0, 6))).toEqual([]);
  });

  it('has several reasons in their order', () => {
    expect(against({ humidity: 95, windKmh: 1, cloudPercent: 90, rainMm: 3 })).toEqual([
      ...['delta-t-low', 'wind-low', 'rain-soon'],
    ]);
  });
});

describe('an inversion', () => {
  const still = { windKmh: 5, cloudPercent: 20 };

  it('is likely at night and in the first two hours of sun, with little wind and few clouds', () => {
    const night = { ...still, isDay: false };
    const hours = hoursWith(night, night, still, still, still, still);
    expect(sprayingHours(hours).map((hour) => hour.against.includes('inversion'))).toEqual([
      ...[true, true, true, true, false, false],
    ]);
  });

  it('is not likely in a wind of 6 km/h or under clouds', () => {
    expect(against({ ...still, isDay: false, windKmh: 6 })).toEqual([]);
    expect(against({ ...still, isDay: false, cloudPercent: 40 })).toEqual([]);
    expect(against({ ...still, isDay: false })).toEqual(['inversion']);
  });

  it('is likely at the beginning of the list before 9 o’clock: the sun may have risen just now', () => {
    const [first, second] = sprayingHours(hoursWith(still, still));
    expect([first?.against, second?.against]).toEqual([['inversion'], []]);
  });
});

it('good hours in a row are one window, and end with the hour', () => {
  const hours = sprayingHours(hoursWith({}, {}, { windKmh: 20 }, {}, {}, {}));
  expect(sprayingWindows(hours)).toEqual([
    { from: '2026-11-10T08:00', to: '2026-11-10T10:00', hours: 2 },
    { from: '2026-11-10T11:00', to: '2026-11-10T14:00', hours: 3 },
  ]);
  expect(nextHour('2026-12-31T23:00')).toBe('2027-01-01T00:00');
});
