import type { Language } from '@upaj/content/text';
import { ApiError, invalidField, notFound, rateLimited } from '@upaj/contract/api-error';
import { addDays, freshSeconds, localDay, pastDaysProblem } from '@upaj/contract/weather.rules';
import type {
  CurrentWeather,
  FieldWeather,
  Forecast,
  PastDays,
} from '@upaj/contract/weather.schema';
import { currentCaller } from '../../platform/concurrency/caller-context.ts';
import { createFairQueue } from '../../platform/concurrency/fair-queue.ts';
import { defineLimit, type Limits } from '../../platform/limits/limits.ts';
import type { OpenMeteo } from './providers/open-meteo.ts';
import type { NamedPosition, Position, WeatherReport } from './providers/weather-report.ts';
import type { Kept, ReportCache, Shelf } from './report-cache.ts';
import { toCurrent, toField, toForecast } from './report-views.ts';
import { likelyTimezone, type Towns } from './towns.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Degrees of a cell whose places share a report: about 5 km, finer than the models of the providers. */
const CELL = 0.05;

const shelves = {
  report: { freshMs: freshSeconds * 1000, staleMs: DAY },
  towns: { freshMs: 30 * DAY, staleMs: 30 * DAY },
  pastDays: { freshMs: DAY, staleMs: 2 * DAY },
} satisfies Record<string, Shelf>;

/** Questions to a provider from one address: what is kept does not count, so that only a robot gets there. */
const askLimit = defineLimit('weather', 300, 3600);

const noTown = () => notFound('City');

export type Weather = ReturnType<typeof createWeather>;

/** The weather of towns and positions. */
export function createWeather(deps: {
  provider: OpenMeteo;
  cache: ReportCache;
  towns: Towns;
  limits: Limits;
  now: () => Date;
}) {
  const { provider, cache, towns, limits, now } = deps;
  const queue = createFairQueue({ concurrency: 12, maxWaiting: 60, retryAfter: 5 });

  /** Asks the provider for a caller: a few at once, and no one too often. */
  async function askFor<T>(ask: () => Promise<T>): Promise<T> {
    const caller = currentCaller();
    const seconds = await limits.count([askLimit, caller]);
    if (seconds !== undefined) throw rateLimited(seconds);
    return queue.run(caller, ask);
  }

  const reportAt = (position: Position): Promise<Kept<WeatherReport>> => {
    const cell = cellOf(position);
    return cache.get(`report/${keyOf(cell)}`, shelves.report, () =>
      askFor(() => provider.report(cell)),
    );
  };

  /** A town by its name; our own lists come first, and what only sounds alike comes last. */
  async function find(name: string): Promise<NamedPosition | undefined> {
    const own = await towns.find(name);
    if (own) return own;
    const key = towns.keyOf(name);
    // Signs alone name nothing.
    if (key === '') return undefined;
    const alike = await towns.findAlike(name);
    const ask = async () => {
      const place = await askFor(() => provider.locate(name));
      if (!place) throw noTown();
      return place;
    };
    try {
      return (await cache.get(`town/${key}`, shelves.towns, ask)).value;
    } catch (error) {
      if (alike || (error instanceof ApiError && error.code === 'not_found')) return alike;
      throw error;
    }
  }

  async function nameAt(position: Position, report: WeatherReport, language: Language) {
    return (await towns.nameOf(position, report.name))[language];
  }

  async function field(position: Position, language: Language = 'en'): Promise<FieldWeather> {
    const kept = await reportAt(position);
    return toField(kept, await nameAt(position, kept.value, language), now());
  }

  return {
    find,
    field,

    /** Five days of a town; throws `not_found`. */
    async forecastOf(town: string): Promise<Forecast> {
      const place = await find(town);
      if (!place) throw noTown();
      return toForecast(await reportAt(place), place, now());
    },

    async forecastAt(position: Position, language: Language): Promise<Forecast> {
      const kept = await reportAt(position);
      const name = await nameAt(position, kept.value, language);
      return toForecast(kept, { name, ...position }, now());
    },

    async current(position: Position, language: Language): Promise<CurrentWeather> {
      const kept = await reportAt(position);
      return toCurrent(kept, await nameAt(position, kept.value, language), now());
    },

    /** Temperatures from a day until yesterday. All who begin in one month share an answer of the day. */
    async pastDays(position: Position, from: string): Promise<PastDays> {
      const today = localDay(now().getTime(), likelyTimezone(position));
      const problem = pastDaysProblem(from, today);
      if (problem) throw invalidField('from', problem.code, problem.limit);
      const cell = cellOf(position);
      const first = `${from.slice(0, 7)}-01`;
      const key = `past/${keyOf(cell)}/${first}/${today}`;
      const { value } = await cache.get(key, shelves.pastDays, () =>
        askFor(() => provider.pastDays(cell, first, addDays(today, -1))),
      );
      return { days: value.filter(({ date }) => date >= from) };
    },
  };
}

const toCell = (degrees: number) => Number((Math.round(degrees / CELL) * CELL).toFixed(2));
const cellOf = ({ lat, lon }: Position): Position => ({ lat: toCell(lat), lon: toCell(lon) });
const keyOf = ({ lat, lon }: Position): string => `${lat.toFixed(2)},${lon.toFixed(2)}`;
