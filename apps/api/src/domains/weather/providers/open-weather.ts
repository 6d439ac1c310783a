import type { $ZodType, output } from 'zod/v4/core';
import type { ProviderSettings } from '../../../platform/env/provider-settings.ts';
import { fetchJson } from '../../../platform/providers/fetch-json.ts';
import { ProviderError, type ProviderFailure } from '../../../platform/providers/provider-error.ts';
import { createProviderPolicy } from '../../../platform/providers/provider-policy.ts';
import { OpenWeatherCurrent, OpenWeatherForecast } from './open-weather.schema.ts';
import { openWeatherReport } from './open-weather-report.ts';
import type { WeatherProvider } from './weather-report.ts';

const NAME = 'OpenWeather';
/** Short enough for two attempts, and then for Open-Meteo, while the reader waits. */
const TIMEOUT_MS = 1000;
const noTown: readonly ProviderFailure[] = ['not found', 'bad request'];

/** OpenWeather, which needs a key; it travels in the address, so no address may reach a log. */
export function createOpenWeather(
  { apiKey, url: base }: NonNullable<ProviderSettings['openWeather']>,
  now: () => Date,
): WeatherProvider {
  const policy = createProviderPolicy({
    name: NAME,
    timeoutMs: TIMEOUT_MS,
    isRetried: true,
    now: () => now().getTime(),
  });

  function ask<S extends $ZodType>(
    path: 'forecast' | 'weather',
    query: Record<string, string>,
    schema: S,
  ): Promise<output<S>> {
    const url = new URL(`${base}/data/2.5/${path}`);
    url.search = new URLSearchParams({ ...query, appid: apiKey }).toString();
    return policy.run((signal) => fetchJson(NAME, url, schema, signal));
  }

  return {
    async locate(name) {
      try {
        const found = await ask('weather', { q: name }, OpenWeatherCurrent);
        return { name: found.name || name, ...found.coord };
      } catch (error) {
        if (error instanceof ProviderError && noTown.includes(error.failure)) return undefined;
        throw error;
      }
    },

    async report({ lat, lon }) {
      const query = { lat: String(lat), lon: String(lon) };
      const [current, forecast] = await Promise.all([
        ask('weather', query, OpenWeatherCurrent),
        ask('forecast', query, OpenWeatherForecast),
      ]);
      return openWeatherReport(current, forecast);
    },
  };
}
