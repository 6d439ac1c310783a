import { addDays } from '@upaj/contract/weather.rules';
import { afterEach, expect, it } from 'vitest';
import { closeAll } from '../../../test/support/closers.ts';
import { knownKey, openWeatherApp } from '../../../test/support/weather.ts';

afterEach(closeAll);

const url = (from: string) => `/api/v1/weather/past-days?lat=23.34&lon=85.31&from=${from}`;
interface Day {
  date: string;
  minimum: number;
  maximum: number;
}

it('are given from the day until yesterday, the last ones from the forecast, which the archive lacks', async () => {
  const { get, openMeteo } = await openWeatherApp();
  const { data } = (await get(url('2026-05-20'))).json();
  const days: Day[] = data.days;
  expect(days.map(({ date }) => date)).toEqual(
    Array.from({ length: 26 }, (_, at) => addDays('2026-05-20', at)),
  );
  expect(days.every(({ minimum, maximum }) => minimum + 5 < maximum)).toBe(true);
  const [archive] = openMeteo.requests.filter((asked) => asked.startsWith('/v1/archive'));
  expect(archive).toContain('start_date=2026-05-01&end_date=2026-06-14');
});

it('are not given while the provider is down and none are kept', async () => {
  const weather = await openWeatherApp();
  weather.openMeteo.behave(500);
  expect((await weather.get(url('2026-05-20'))).json().code).toBe('provider_down');
});

it('are kept for a day, for all who begin in the same month', async () => {
  const weather = await openWeatherApp();
  const count = () => weather.openMeteo.requests.length;
  await weather.get(url('2026-05-20'));
  const first = count();
  expect((await weather.get(url('2026-05-28'))).json().data.days).toHaveLength(18);
  weather.wait(6 * 60);
  await weather.get(url('2026-05-20'));
  expect(count()).toBe(first);
  // A day has ended in India.
  weather.wait(7 * 60);
  expect((await weather.get(url('2026-05-20'))).json().data.days.at(-1).date).toBe('2026-06-15');
});

it('begin yesterday at the latest and 400 days ago at the earliest', async () => {
  const { get, openMeteo } = await openWeatherApp();
  const codeOf = async (from: string) => (await get(url(from))).json().fields?.from?.code;
  expect(await codeOf('2026-06-15')).toBe('too_big');
  expect(await codeOf('2025-05-10')).toBe('too_small');
  expect(await codeOf('not-a-day')).toBe('wrong_date');
  expect(openMeteo.requests).toEqual([]);
  expect((await get(url('2025-05-11'))).json().data.days).toHaveLength(400);
});

it('are asked of Open-Meteo also where OpenWeather gives the forecast', async () => {
  const { get, openWeather } = await openWeatherApp({ key: knownKey });
  expect((await get(url('2026-06-01'))).json().data.days).toHaveLength(14);
  expect(openWeather.requests).toEqual([]);
});
