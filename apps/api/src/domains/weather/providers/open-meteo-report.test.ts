import { expect, it } from 'vitest';
import type { MeteoForecast } from './open-meteo.schema.ts';
import { meteoReport } from './open-meteo-report.ts';

const HOUR = 3600;
const india = 19_800;
/** Midnight in India at the beginning of the 15th of June. */
const midnight = Date.parse('2026-06-14T18:30:00Z') / 1000;
const column = (of: (hour: number) => number | null) =>
  Array.from({ length: 48 }, (_, at) => of(at));

/** Two days whose temperature rises by a degree an hour; the sun shines from 6 to 18 o'clock. */
const reply = (change: Partial<MeteoForecast['hourly']> = {}): MeteoForecast => ({
  utc_offset_seconds: india,
  current: {
    time: midnight + 11 * HOUR + 1800,
    temperature_2m: 31.85,
    relative_humidity_2m: 46,
    wind_speed_10m: 2.5,
    weather_code: 2,
    is_day: 1,
  },
  hourly: {
    time: Array.from({ length: 48 }, (_, at) => midnight + at * HOUR),
    temperature_2m: column((at) => at),
    relative_humidity_2m: column(() => 60),
    wind_speed_10m: column((at) => (at < 24 ? 2 : 4)),
    precipitation: column((at) => (at === 15 ? 5 : 0)),
    cloud_cover: column(() => 30),
    weather_code: column((at) => (at === 14 ? 63 : 0)),
    is_day: column((at) => Number(at % 24 >= 6 && at % 24 < 18)),
    ...change,
  },
  daily: {
    time: [midnight, midnight + 24 * HOUR],
    temperature_2m_max: [23, 47],
    temperature_2m_min: [0, 24],
    precipitation_sum: [5, null],
    et0_fao_evapotranspiration: [5.5, null],
  },
});

it('rain belongs to the hour before the time that the provider gives it', () => {
  const { hours } = meteoReport(reply());
  expect(hours[14]).toMatchObject({ dt: midnight + 14 * HOUR, rainMm: 5, windKmh: 7.2 });
  expect(hours[15]?.rainMm).toBe(0);
});

it('steps are at the hours of UTC, read between those of India, in kelvin', () => {
  const { steps } = meteoReport(reply());
  // 12:00 UTC is 17:30 in India: between 17 and 18 °C.
  const [first, second] = steps;
  expect(new Date((first?.dt ?? 0) * 1000).toISOString()).toBe('2026-06-15T06:00:00.000Z');
  expect(first?.main).toEqual({ temp: 284.65, humidity: 60 });
  expect(second).toMatchObject({ main: { temp: 287.65 }, weather: [{ icon: '10d' }] });
  // The last hour ends the list, although 40 steps were wanted.
  expect(steps.length).toBe(12);
});

it('days have the date of the place, and means of their hours', () => {
  expect(meteoReport(reply()).days).toEqual([
    {
      date: '2026-06-15',
      minimum: 0,
      maximum: 23,
      rainMm: 5,
      humidity: 60,
      windKmh: 7.2,
      et0Mm: 5.5,
    },
    {
      date: '2026-06-16',
      minimum: 24,
      maximum: 47,
      rainMm: 0,
      humidity: 60,
      windKmh: 14.4,
      et0Mm: null,
    },
  ]);
});

it('the present has the provider’s code as a picture and words', () => {
  const { current, name, timezone } = meteoReport(reply());
  expect(current).toMatchObject({
    main: { temp: 305, humidity: 46 },
    weather: [{ icon: '03d', description: 'scattered clouds' }],
  });
  expect([name, timezone]).toEqual([null, india]);
});

it('hours that the model does not know end the list', () => {
  const known = column((at) => (at < 30 ? 20 : null));
  expect(meteoReport(reply({ temperature_2m: known })).hours).toHaveLength(30);
});
