import { isDevanagari } from '@upaj/content/search/fold';
import type { PastDays } from '@upaj/contract/weather.schema';
import type { $ZodType, output } from 'zod/v4/core';
import type { ProviderSettings } from '../../../platform/env/provider-settings.ts';
import { fetchJson } from '../../../platform/providers/fetch-json.ts';
import { createProviderPolicy } from '../../../platform/providers/provider-policy.ts';
import { MeteoDays, MeteoForecast, MeteoTowns } from './open-meteo.schema.ts';
import { meteoReport } from './open-meteo-report.ts';
import type { Position, WeatherProvider } from './weather-report.ts';

const NAME = 'Open-Meteo';
const TIMEOUT_MS = 1800;
/** The archive reads years of data. */
const ARCHIVE_TIMEOUT_MS = 5000;
/** People of a foreign town that is meant rather than an Indian village of the same name. */
const KNOWN_CITY = 500_000;

const temperatures = ['temperature_2m_max', 'temperature_2m_min'];
const figures = {
  timeformat: 'unixtime',
  wind_speed_unit: 'ms',
  forecast_days: '7',
  current: 'temperature_2m,relative_humidity_2m,wind_speed_10m,weather_code,is_day',
  hourly: [
    ...['temperature_2m', 'relative_humidity_2m', 'wind_speed_10m', 'precipitation'],
    ...['cloud_cover', 'weather_code', 'is_day'],
  ].join(),
  daily: [...temperatures, 'precipitation_sum', 'et0_fao_evapotranspiration'].join(),
};
/** The forecast knows the last days, which the archive lacks. */
const recentDays = { past_days: '7', forecast_days: '1', daily: temperatures.join() };

const at = ({ lat, lon }: Position) => ({
  latitude: String(lat),
  longitude: String(lon),
  timezone: 'auto',
});

/** Open-Meteo, which needs no key; it knows the past as well. */
export interface OpenMeteo extends WeatherProvider {
  /** Temperatures of the days `from` to `to`, yyyy-mm-dd; days without a reading are left out. */
  pastDays(position: Position, from: string, to: string): Promise<PastDays['days']>;
}

/** Asks Open-Meteo's forecast, geocoding and archive. */
export function createOpenMeteo(
  settings: ProviderSettings['openMeteo'],
  now: () => Date,
): OpenMeteo {
  const clock = { now: () => now().getTime() };
  const options = { name: NAME, timeoutMs: TIMEOUT_MS, isRetried: true, ...clock };
  const policies = {
    forecast: createProviderPolicy(options),
    towns: createProviderPolicy(options),
    archive: createProviderPolicy({ ...options, timeoutMs: ARCHIVE_TIMEOUT_MS }),
  };
  const addresses: Record<keyof typeof policies, string> = {
    forecast: `${settings.url}/v1/forecast`,
    towns: `${settings.geocodingUrl}/v1/search`,
    archive: `${settings.archiveUrl}/v1/archive`,
  };

  function ask<S extends $ZodType>(
    policy: keyof typeof policies,
    query: Record<string, string>,
    schema: S,
  ): Promise<output<S>> {
    const url = new URL(addresses[policy]);
    url.search = new URLSearchParams(query).toString();
    return policies[policy].run((signal) => fetchJson(NAME, url, schema, signal));
  }

  return {
    async locate(name) {
      const language = isDevanagari(name) ? 'hi' : 'en';
      const query = { name, language, count: '10', format: 'json' };
      const { results = [] } = await ask('towns', query, MeteoTowns);
      const found = likeliest(results);
      return found && { name: found.name, lat: found.latitude, lon: found.longitude };
    },

    report: async (position) =>
      meteoReport(await ask('forecast', { ...at(position), ...figures }, MeteoForecast)),

    async pastDays(position, from, to) {
      const range = { start_date: from, end_date: to };
      const [archived, recent] = await Promise.all([
        ask('archive', { ...at(position), ...range, daily: temperatures.join() }, MeteoDays),
        ask('forecast', { ...at(position), ...recentDays }, MeteoDays).catch(() => undefined),
      ]);
      const days = new Map([...daysOf(recent), ...daysOf(archived)].map((day) => [day.date, day]));
      return [...days.values()]
        .filter(({ date }) => date >= from && date <= to)
        .sort((left, right) => left.date.localeCompare(right.date));
    },
  };
}

function daysOf(reply: MeteoDays | undefined): PastDays['days'] {
  const { time = [], temperature_2m_min = [], temperature_2m_max = [] } = reply?.daily ?? {};
  return time.flatMap((date, at) => {
    const [minimum, maximum] = [temperature_2m_min[at], temperature_2m_max[at]];
    return minimum == null || maximum == null ? [] : [{ date, minimum, maximum }];
  });
}

/** The first town of India, unless the first of all is a large foreign city. */
function likeliest(towns: NonNullable<MeteoTowns['results']>) {
  const [first] = towns;
  if (first && (first.population ?? 0) >= KNOWN_CITY) return first;
  return towns.find(({ country_code }) => country_code === 'IN') ?? first;
}
