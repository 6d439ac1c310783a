import type { FastifyBaseLogger } from 'fastify';
import type { ProviderSettings } from '../../../platform/env/provider-settings.ts';
import { ProviderError, type ProviderFailure } from '../../../platform/providers/provider-error.ts';
import { createOpenMeteo, type OpenMeteo } from './open-meteo.ts';
import { createOpenWeather } from './open-weather.ts';
import type { WeatherProvider } from './weather-report.ts';

const HOUR = 3_600_000;

/**
 * The provider of the settings: OpenWeather where there is a key, and Open-Meteo where there is none and whenever
 * OpenWeather gives no answer. A key that is refused is tried again after an hour: new keys take that long to be activated.
 */
export function chooseProvider(
  settings: Pick<ProviderSettings, 'openWeather' | 'openMeteo'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  now: () => Date,
): OpenMeteo {
  const openMeteo = createOpenMeteo(settings.openMeteo, now);
  if (!settings.openWeather) return openMeteo;
  const openWeather = createOpenWeather(settings.openWeather, now);
  let failure: ProviderFailure | undefined;
  let refusedUntil = 0;

  /** Tells the operator once of each way in which it fails; the key is in no message. */
  function note(error: ProviderError): void {
    if (error.failure === 'refused') refusedUntil = now().getTime() + HOUR;
    if (error.failure === failure || error.failure === 'resting') return;
    failure = error.failure;
    if (failure === 'refused') {
      log.error('OpenWeather refuses OPENWEATHER_API_KEY: Open-Meteo is asked');
    } else log.warn({ failure }, 'OpenWeather gives no answer: Open-Meteo is asked');
  }

  async function first<T>(ask: (provider: WeatherProvider) => Promise<T>): Promise<T> {
    if (now().getTime() < refusedUntil) return ask(openMeteo);
    try {
      const answer = await ask(openWeather);
      failure = undefined;
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      note(error);
      return ask(openMeteo);
    }
  }

  return {
    ...openMeteo,
    locate: (name) => first((provider) => provider.locate(name)),
    report: (position) => first((provider) => provider.report(position)),
  };
}
