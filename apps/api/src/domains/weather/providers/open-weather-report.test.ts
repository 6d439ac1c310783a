import { expect, it } from 'vitest';
import type { OpenWeatherCurrent, OpenWeatherForecast } from './open-weather.schema.ts';
import { openWeatherReport } from './open-weather-report.ts';

const HOUR = 3600;
const at = (time: string) => Date.parse(`${time}Z`) / 1000;
const sky = [{ icon: '03d', description: 'scattered clouds' }];

/** As in the provider's sample of Ranchi: 12:00 UTC on the 29th of May. */
const current: OpenWeatherCurrent = {
  dt: at('2025-05-29T12:00'),
  name: 'Ranchi',
  timezone: 19_800,
  coord: { lat: 23.35, lon: 85.3333 },
  main: { temp: 305.65, humidity: 58 },
  weather: sky,
  wind: { speed: 3.6 },
  clouds: { all: 40 },
};

/** Steps that get cooler by three degrees each; 3 mm of rain are told at 18:00 UTC. */
const forecast = (steps: number): OpenWeatherForecast => ({
  list: Array.from({ length: steps }, (_, step) => ({
    dt: at('2025-05-29T15:00') + step * 3 * HOUR,
    dt_txt: '',
    main: { temp: 302.65 - 3 * step, humidity: 70, temp_min: 302.25 - 3 * step },
    weather: sky,
    wind: { speed: 3 },
    clouds: { all: 70 },
    ...(step === 1 && { rain: { '3h': 3 } }),
  })),
  city: {
    name: 'Ranchi',
    coord: { lat: 23.35, lon: 85.3333 },
    timezone: 19_800,
    sunrise: at('2025-05-28T23:35'),
    sunset: at('2025-05-29T13:02'),
  },
});

it('hours are read between steps, and begin with the present hour of India', () => {
  const { hours } = openWeatherReport(current, forecast(4));
  // 17:00 in India is half an hour ago: what is measured now stands for it.
  expect(hours[0]).toMatchObject({ dt: at('2025-05-29T11:30'), temperature: 32.5, windKmh: 13 });
  // 18:00 is a sixth of the way from 32.5 to 29.5 °C.
  expect(hours[1]).toMatchObject({ temperature: 32, humidity: 60, cloudPercent: 45 });
  expect(hours.at(-1)?.dt).toBe(at('2025-05-29T23:30'));
});

it('the rain of a step is shared by the three hours before its time', () => {
  const rain = openWeatherReport(current, forecast(4)).hours.map(({ dt, rainMm }) => [
    new Date(dt * 1000).toISOString().slice(11, 16),
    rainMm,
  ]);
  // 15:00 to 18:00 UTC; the hours of India begin at half past.
  expect(rain.filter(([, mm]) => mm === 1)).toEqual([
    ...[
      ['14:30', 1],
      ['15:30', 1],
      ['16:30', 1],
    ],
  ]);
  expect(rain.filter(([, mm]) => mm !== 0)).toHaveLength(3);
});

it('the sun is up from sunrise to sunset, also on the following days', () => {
  const { hours } = openWeatherReport(current, forecast(20));
  const byDay = hours.filter(({ isDay }) => isDay).map(({ dt }) => ((dt - 1800) / HOUR) % 24);
  // From 00:30 (after 23:35) to 12:30 (before 13:02), in UTC.
  expect([Math.min(...byDay), Math.max(...byDay)]).toEqual([0, 12 - 0]);
  expect(hours.find(({ dt }) => dt === at('2025-05-30T13:30'))?.isDay).toBe(false);
});

it('a day that has begun has no evapotranspiration, and one that is cut off is left out', () => {
  const { days } = openWeatherReport(current, forecast(14));
  expect(days.map(({ date, et0Mm }) => [date, et0Mm === null])).toEqual([
    ['2025-05-29', true],
    ['2025-05-30', false],
  ]);
  expect(days[0]?.rainMm).toBe(3);
});

it('extremes that lie between the steps are those that the provider tells', () => {
  // The last step of the day is at 18:00 UTC or 23:30, its lowest 299.25 K.
  expect(openWeatherReport(current, forecast(14)).days[0]).toMatchObject({
    maximum: 32.5,
    minimum: 26.1,
  });
});
