import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayForecast,
  drySpells,
  formatDay,
  fromKelvin,
  keptSpotOf,
  kmhOf,
  localDay,
  pastDaysProblem,
  rainClass,
  sortPlaces,
  spotOf,
  toTenths,
} from './weather.rules.ts';

const india = 19_800;
const step = (dt_txt: string) => ({ dt_txt });

it('kelvin are shown as °C with two decimals', { tags: ['WEATHER-8', 'LIMIT-29'] }, () => {
  expect(fromKelvin(307.63)).toBe(34.48);
  expect(fromKelvin(273.15)).toBe(0);
  expect(fromKelvin(268.155)).toBe(-5);
});

it('ten metres a second are 36 km/h', () => {
  expect(kmhOf(10)).toBe(36);
});

describe('a day at a place', () => {
  it('begins in India at 18:30 UTC of the day before', () => {
    expect(localDay(Date.parse('2026-06-15T18:29:59Z'), india)).toBe('2026-06-15');
    expect(localDay(Date.parse('2026-06-15T18:30:00Z'), india)).toBe('2026-06-16');
    expect(localDay(Date.parse('2026-01-01T02:00:00Z'), -18_000)).toBe('2025-12-31');
  });

  it('is written with the day first, and counted over the ends of months', () => {
    expect(formatDay('2026-06-05')).toBe('05/06/2026');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});

describe('the five-day forecast', () => {
  const list = [
    ...['2026-06-15 12:00:00', '2026-06-15 15:00:00', '2026-06-15 18:00:00'].map(step),
    // 02:30 of the next day in India.
    ...['2026-06-15 21:00:00', '2026-06-16 00:00:00', '2026-06-16 21:00:00'].map(step),
    ...['2026-06-17 21:00:00', '2026-06-18 21:00:00', '2026-06-19 21:00:00'].map(step),
  ];

  it('takes the first step of each date in the place’s own time', { tags: ['LIMIT-28'] }, () => {
    const days = dayForecast(list, india, '2026-06-15');
    expect(days.map(({ date, step: { dt_txt } }) => [date, dt_txt])).toEqual([
      ['2026-06-15', '2026-06-15 12:00:00'],
      ['2026-06-16', '2026-06-15 21:00:00'],
      ['2026-06-17', '2026-06-16 21:00:00'],
      ['2026-06-18', '2026-06-17 21:00:00'],
      ['2026-06-19', '2026-06-18 21:00:00'],
    ]);
  });

  it('has the dates of UTC where the clocks show it, and other ones in New York', () => {
    const first = (timezone: number) =>
      dayForecast(list, timezone, '2026-06-15').map(({ step: { dt_txt } }) => dt_txt)[1];
    expect(first(0)).toBe('2026-06-16 00:00:00');
    expect(first(-14_400)).toBe('2026-06-16 21:00:00');
  });

  it('has five days at most, and none before today', { tags: ['LIMIT-27'] }, () => {
    expect(dayForecast(list, india, '2026-06-15')).toHaveLength(5);
    expect(dayForecast(list, india, '2026-06-19').map(({ date }) => date)).toEqual([
      '2026-06-19',
      '2026-06-20',
    ]);
    expect(dayForecast([], india, '2026-06-15')).toEqual([]);
  });
});

it.each([
  [0, 'none'],
  [0.04, 'none'],
  [0.1, 'very-light'],
  [2.4, 'very-light'],
  [2.5, 'light'],
  [15.5, 'light'],
  [15.6, 'moderate'],
  [64.4, 'moderate'],
  // Read to 0.1 mm: 64.46 is 64.5.
  [64.46, 'heavy'],
  [115.5, 'heavy'],
  [115.6, 'very-heavy'],
  [204.4, 'very-heavy'],
  [204.5, 'extremely-heavy'],
])('%s mm a day are %s rain by the classes of the IMD', (mm, name) => {
  expect(rainClass(mm)).toBe(name);
});

describe('a dry spell', () => {
  const days = (...facts: readonly (readonly [rainMm: number, humidity: number])[]) =>
    facts.map(([rainMm, humidity], at) => ({
      date: addDays('2026-11-01', at),
      rainMm,
      humidity,
    }));

  it('is three days in a row with less than 1 mm and a humidity below 75 %', () => {
    expect(drySpells(days([0, 60], [0.9, 74], [0, 50], [1, 50]))).toEqual([
      { from: '2026-11-01', to: '2026-11-03', days: 3 },
    ]);
    expect(drySpells(days([0, 60], [0, 75], [0, 50], [0, 50]))).toEqual([]);
    expect(drySpells(days([0, 60], [0, 60]))).toEqual([]);
  });

  it('can come twice', () => {
    const dry = [0, 40] as const;
    const spells = drySpells(days(dry, dry, dry, [5, 90], dry, dry, dry, dry));
    expect(spells.map(({ from, days: length }) => [from, length])).toEqual([
      ['2026-11-01', 3],
      ['2026-11-05', 4],
    ]);
  });
});

it('past days begin yesterday at the latest, and 400 days ago at the earliest', () => {
  expect(pastDaysProblem('2026-06-14', '2026-06-15')).toBeUndefined();
  expect(pastDaysProblem('2026-06-15', '2026-06-15')).toEqual({
    code: 'too_big',
    limit: '2026-06-14',
  });
  expect(pastDaysProblem('2025-05-11', '2026-06-15')).toBeUndefined();
  expect(pastDaysProblem('2025-05-10', '2026-06-15')).toEqual({
    code: 'too_small',
    limit: '2025-05-11',
  });
});

it('places within a hundredth of a degree are one spot', () => {
  expect(spotOf({ lat: 23.344, lon: 85.309 })).toBe('23.34,85.31');
  expect(spotOf({ lat: 23.336, lon: 85.31 })).toBe('23.34,85.31');
  expect(spotOf({ lat: -0.001, lon: 0.001 })).toBe('0.00,0.00');
});

it('a field 150 m away is another place to keep, a second reading of the same one is not', () => {
  const field = { lat: 23.41, lon: 85.44 };
  expect(keptSpotOf({ ...field, lat: 23.41135 })).not.toBe(keptSpotOf(field));
  expect(keptSpotOf({ ...field, lon: 85.44004 })).toBe(keptSpotOf(field));
});

it('places are sorted as a reader of the language looks for them, the home first', () => {
  const places = ['Zila', 'bero', 'Field 10', 'खेत', 'Field 9', 'Émile', 'आम', 'Home'].map(
    (name) => ({
      name,
      isHome: name === 'Home',
    }),
  );
  const namesIn = (language: string) => sortPlaces(places, language).map(({ name }) => name);
  const latin = ['bero', 'Émile', 'Field 9', 'Field 10', 'Zila'];
  expect(namesIn('en')).toEqual(['Home', ...latin, 'आम', 'खेत']);
  expect(namesIn('hi')).toEqual(['Home', 'आम', 'खेत', ...latin]);
});

it('figures have one digit after the point at most', () => {
  expect([3.4567, 4, 0.30000000000000004, 2.96].map(toTenths)).toEqual([3.5, 4, 0.3, 3]);
});
