import { describe, expect, it } from 'vitest';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { demoHour } from './demo-weather.ts';
import { conditionOfWmo, skyInHindi, skyOfWmo } from './sky.ts';
import { skyConditions } from './sky-conditions.ts';

describe('the conditions of the sky', () => {
  it('are 55 with a picture each, in both languages', () => {
    expect(skyConditions).toHaveLength(55);
    expect(isUnique(skyConditions.map(({ id }) => String(id)))).toBe(true);
    expect(isUnique(skyConditions.map(({ en }) => en))).toBe(true);
    for (const { icon, en, hi } of skyConditions) {
      expect(icon, en).toMatch(/^(01|02|03|04|09|10|11|13|50)$/);
      expect(isBilingual({ en, hi }), en).toBe(true);
    }
  });

  it('have a Hindi word for each description of the provider; others stay as they are', () => {
    expect(skyInHindi('moderate rain')).toBe('मध्यम बारिश');
    expect(skyInHindi('raining frogs')).toBe('raining frogs');
  });
});

describe('a WMO code', () => {
  // The codes that Open-Meteo documents.
  const documented = [
    ...[0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67],
    ...[71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99],
  ];

  it('of each kind has a condition of OpenWeather', () => {
    expect(Object.keys(conditionOfWmo).map(Number)).toEqual(documented);
    const known = new Set(skyConditions.map(({ id }) => id));
    for (const code of documented)
      expect(known.has(conditionOfWmo[code] ?? 0), `${code}`).toBe(true);
  });

  it.each([
    [0, true, { icon: '01d', description: 'clear sky' }],
    [0, false, { icon: '01n', description: 'clear sky' }],
    [3, true, { icon: '04d', description: 'overcast clouds' }],
    [63, false, { icon: '10n', description: 'moderate rain' }],
    [95, true, { icon: '11d', description: 'thunderstorm' }],
    [17, true, { icon: '04d', description: 'overcast clouds' }],
  ])('%s shows its picture by day (%s) or night', (code, isDay, sky) => {
    expect(skyOfWmo(code, isDay)).toEqual(sky);
  });
});

it('the demo weather has warm days, cool nights, and a shower in six days', () => {
  const ranchi = { lat: 23.34, lon: 85.31 };
  const start = Date.parse('2026-06-14T18:30:00Z');
  const hours = Array.from({ length: 144 }, (_, at) => demoHour(ranchi, start + at * 3_600_000));
  expect(hours[15]?.temperature).toBeGreaterThan((hours[3]?.temperature ?? 99) + 5);
  expect([hours[3]?.isDay, hours[15]?.isDay]).toEqual([false, true]);
  expect(hours.filter(({ rain }) => rain > 0)).toHaveLength(8);
  expect(demoHour(ranchi, start)).toEqual(hours[0]);
});
