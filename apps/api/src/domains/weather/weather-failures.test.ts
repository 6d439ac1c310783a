import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from '../../../test/support/closers.ts';
import type { ProviderBehaviour } from '../../../test/support/providers/provider-server.ts';
import { knownKey, openWeatherApp } from '../../../test/support/weather.ts';

afterEach(closeAll);

const failures = [
  ...([401, 404, 429, 500, 'half', 'nonsense', 'other JSON', 'endless'] as const),
] satisfies ProviderBehaviour[];
const at = (place: number) => `lat=23.${place}5&lon=85.3`;

/** A logger that keeps what it is told. */
function openLog() {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { lines, logger: { level: 'trace', stream: { write } } };
}

it.each(failures)(
  'when Open-Meteo answers with %s and there is no report, the weather service is down',
  async (behaviour) => {
    const { get, openMeteo } = await openWeatherApp();
    openMeteo.behave(behaviour);
    for (const path of ['/data/2.5/forecast', '/data/2.5/weather', '/api/v1/weather/field']) {
      const reply = await get(`${path}?${at(1)}`);
      expect([reply.statusCode, reply.json().code]).toEqual([503, 'provider_down']);
    }
  },
);

describe('with a key', () => {
  it.each([...failures, 'hang'] as const)(
    'Open-Meteo answers while OpenWeather answers with %s, and the key is nowhere',
    async (behaviour) => {
      const { lines, logger } = openLog();
      const { get, openWeather, openMeteo } = await openWeatherApp({ key: knownKey, logger });
      openWeather.behave(behaviour);
      const told: string[] = [];
      for (const [place, path] of [
        ...['/data/2.5/forecast', '/data/2.5/weather', '/api/v1/weather/field'].entries(),
      ]) {
        const reply = await get(`${path}?${at(place)}`);
        expect([reply.statusCode, reply.body]).toEqual([
          200,
          expect.stringContaining('open-meteo'),
        ]);
        told.push(reply.body, JSON.stringify(reply.headers));
      }
      openMeteo.behave(500);
      told.push((await get(`/data/2.5/forecast?${at(9)}`)).body);
      told.push((await get('/data/2.5/forecast?q=Nowhere')).body);
      expect(lines.length).toBeGreaterThan(3);
      for (const text of [...told, ...lines]) expect(text).not.toContain(knownKey);
    },
    20_000,
  );

  it('a key that is refused is told to the operator once, and tried again after an hour', async () => {
    const { lines, logger } = openLog();
    const wrong = 'wrong-key-of-the-operator';
    const weather = await openWeatherApp({ key: wrong, logger });
    for (const place of [1, 2, 3]) await weather.get(`/data/2.5/forecast?${at(place)}`);
    const refusals = () => lines.filter((line) => line.includes('OPENWEATHER_API_KEY')).length;
    expect(refusals()).toBe(1);
    // Its current weather and its forecast.
    expect(weather.openWeather.requests).toHaveLength(2);
    weather.wait(61);
    await weather.get(`/data/2.5/forecast?${at(4)}`);
    expect(weather.openWeather.requests).toHaveLength(4);
    expect(refusals()).toBe(1);
    for (const line of lines) expect(line).not.toContain(wrong);
  });

  it('a provider that asks to wait is left alone for that time', async () => {
    const weather = await openWeatherApp({ key: knownKey });
    const sourceAt = async (place: number) =>
      (await weather.get(`/data/2.5/forecast?${at(place)}`)).json().source;
    weather.openWeather.behave(429);
    expect(await sourceAt(1)).toBe('open-meteo');
    const before = weather.openWeather.requests.length;
    weather.openWeather.behave('good');
    weather.wait(1.9);
    expect(await sourceAt(2)).toBe('open-meteo');
    expect(weather.openWeather.requests).toHaveLength(before);
    weather.wait(0.2);
    expect(await sourceAt(3)).toBe('openweather');
  });
});

it('a town is found by its sound, or not at all, while the provider does not answer', async () => {
  const { get, openMeteo } = await openWeatherApp();
  await get('/data/2.5/forecast?q=Ranchi');
  openMeteo.behave(500);
  expect((await get('/data/2.5/forecast?q=Raanchi')).json().city.name).toBe('Ranchi');
  const unknown = await get('/data/2.5/forecast?q=Netarhat');
  expect([unknown.statusCode, unknown.json().code]).toEqual([503, 'provider_down']);
});
