import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, expect, it } from 'vitest';
import { closeAll } from '../../../test/support/closers.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { openWeatherApp, type WeatherApp } from '../../../test/support/weather.ts';
import { createReportStore } from './weather-reports.store.ts';

afterEach(closeAll);

const ranchi = '/data/2.5/forecast?q=Ranchi';
const ageAt = async ({ get }: Pick<WeatherApp, 'get'>) => (await get(ranchi)).json().ageSeconds;
const minutes = 60;

it('a report is kept for ten minutes', async () => {
  const weather = await openWeatherApp();
  expect(await ageAt(weather)).toBe(0);
  weather.wait(9);
  expect(await ageAt(weather)).toBe(9 * minutes);
  expect(weather.openMeteo.requests).toHaveLength(1);
  weather.wait(1);
  expect(await ageAt(weather)).toBe(0);
  expect(weather.openMeteo.requests).toHaveLength(2);
});

it('everybody who asks for a place at once shares one request', async () => {
  const weather = await openWeatherApp();
  const urls = Array.from({ length: 20 }, (_, at) =>
    at % 2 ? ranchi : `/api/v1/weather/field?lat=23.34${at}&lon=85.31`,
  );
  const replies = await Promise.all(urls.map((url) => weather.get(url)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  expect(weather.openMeteo.requests).toHaveLength(1);
});

it('all processes share the reports', async () => {
  const weather = await openWeatherApp();
  await weather.get(ranchi);
  const other = await weather.again();
  const ageInOther = async () => (await other.inject(ranchi)).json().ageSeconds;
  weather.wait(5);
  expect(await ageInOther()).toBe(5 * minutes);
  weather.wait(6);
  expect(await ageInOther()).toBe(0);
  // What the other process has fetched is fresh for this one.
  expect(await ageAt(weather)).toBe(0);
  expect(weather.openMeteo.requests).toHaveLength(2);
});

it('while the provider is down, the last report is given with its age, for a day', async () => {
  const weather = await openWeatherApp();
  await weather.get(ranchi);
  weather.openMeteo.behave(500);
  weather.wait(5 * 60);
  const { list, ageSeconds } = (await weather.get(ranchi)).json();
  expect(ageSeconds).toBe(5 * 60 * minutes);
  // The steps that are over are left out.
  expect(list[0].dt_txt).toBe('2026-06-15 09:00:00');
  weather.wait(19 * 60);
  const late = await weather.get(ranchi);
  expect([late.statusCode, late.json().code]).toEqual([503, 'provider_down']);
  weather.openMeteo.behave('good');
  expect(await ageAt(weather)).toBe(0);
});

it('a page has the last report within a second while the provider hesitates, and the new one later', async () => {
  const weather = await openWeatherApp();
  await weather.get(ranchi);
  weather.wait(60);
  weather.openMeteo.behave('held');
  const begun = performance.now();
  expect(await ageAt(weather)).toBe(60 * minutes);
  expect(performance.now() - begun).toBeLessThan(1000);
  // The request goes on in the background.
  weather.openMeteo.behave('good');
  weather.openMeteo.release();
  await eventually(async () => expect(await ageAt(weather)).toBe(0));
  expect(weather.openMeteo.requests).toHaveLength(2);
});

it('a place without a report is unavailable after four seconds of silence', async () => {
  const weather = await openWeatherApp();
  weather.openMeteo.behave('hang');
  const begun = performance.now();
  const reply = await weather.get(ranchi);
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'provider_down']);
  expect(reply.headers['retry-after']).toBe('5');
  expect(performance.now() - begun).toBeLessThan(4800);
});

it('a place without a report waits for a provider that hesitates', async () => {
  const weather = await openWeatherApp();
  weather.openMeteo.behave('held');
  const reply = weather.get(ranchi);
  await eventually(() => expect(weather.openMeteo.requests).toHaveLength(1));
  weather.openMeteo.release();
  expect((await reply).statusCode).toBe(200);
});

it('one address cannot make us ask the provider for ever; what is kept stays free', async () => {
  const weather = await openWeatherApp({ hasLimits: true });
  await weather.get(ranchi);
  await weather.pool.query("update limits set points = 300 where key like 'weather:%'");
  const next = await weather.get('/data/2.5/forecast?q=Patna');
  expect([next.statusCode, next.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(60);
  expect((await weather.get(ranchi)).statusCode).toBe(200);
  weather.wait(30);
  expect(await ageAt(weather)).toBe(30 * minutes);
});

it('reports are deleted after two days, and places of towns after thirty', async () => {
  const { pool } = await openWeatherApp();
  const store = createReportStore(drizzle(pool));
  const now = new Date('2026-06-15T06:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const [key, days] of [
    ...[['report/old', 3] as const, ['report/new', 1] as const],
    ...[['town/new', 29] as const, ['town/old', 31] as const],
  ]) {
    await store.put(key, { report: {}, fetchedAt: daysAgo(days) });
  }
  expect(await store.deleteOlder({ reports: daysAgo(2), towns: daysAgo(30) })).toBe(2);
  const { rows } = await pool.query('select key from weather_reports order by key');
  expect(rows).toEqual([{ key: 'report/new' }, { key: 'town/new' }]);
});

it('an older answer does not replace a newer one', async () => {
  const { pool } = await openWeatherApp();
  const store = createReportStore(drizzle(pool));
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 15, 6, minute));
  await store.put('report/x', { report: { is: 'new' }, fetchedAt: at(10) });
  await store.put('report/x', { report: { is: 'old' }, fetchedAt: at(5) });
  expect((await store.find('report/x'))?.report).toEqual({ is: 'new' });
});
