import type { LightMyRequestResponse } from 'fastify';
import type { ProviderSettings } from '../../src/platform/env/provider-settings.ts';
import { closers } from './closers.ts';
import { openTestApp, type TestApp, today } from './open-test-app.ts';
import { startOpenMeteoServer } from './providers/open-meteo-server.ts';
import { openWeatherKey, startOpenWeatherServer } from './providers/openweather-server.ts';
import type { ProviderServer } from './providers/provider-server.ts';

/** A server with local providers of weather; all of them share a clock that the test sets. */
export interface WeatherApp extends TestApp {
  openMeteo: ProviderServer;
  openWeather: ProviderServer;
  providers: Partial<ProviderSettings>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Advances the clock by minutes. */
  wait(minutes: number): void;
}

/** Opens a server on local providers; with `key` it asks OpenWeather first. */
export async function openWeatherApp(
  options: { key?: string; logger?: object; hasLimits?: boolean; trustProxy?: boolean } = {},
): Promise<WeatherApp> {
  let now = today;
  const openMeteo = await startOpenMeteoServer(() => now);
  const openWeather = await startOpenWeatherServer(() => now);
  const { address } = openMeteo;
  const { key, ...more } = options;
  const providers = {
    openMeteo: { url: address, geocodingUrl: address, archiveUrl: address },
    openWeather: key === undefined ? undefined : { apiKey: key, url: openWeather.address },
  };
  const opened = await openTestApp({ ...more, providers, clock: () => now });
  closers.push(
    () => openMeteo.close(),
    () => openWeather.close(),
  );
  return {
    ...opened,
    openMeteo,
    openWeather,
    providers,
    get: (url, headers = {}) => opened.app.inject({ url, headers }),
    wait(minutes) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}

/** The key that the local OpenWeather knows. */
export const knownKey = openWeatherKey;
