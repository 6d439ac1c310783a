import type { Forecast, WeatherDay } from './weather.schema.ts';

/** Seconds for which a report counts as fresh; an older one is shown with its age. */
export const freshSeconds = 600;
/** Most places that a person keeps. */
export const mostPlaces = 10;
/** Most days back for growing degree days: more than the longest season of a field crop. */
export const mostPastDays = 400;
/** Most days of the forecast. */
export const mostForecastDays = 5;

const DAY_MS = 86_400_000;

/** Kelvin in °C, to 2 decimals: minus 273.15. */
export const fromKelvin = (kelvin: number): number => Math.round((kelvin - 273.15) * 100) / 100;

/** Metres a second in km/h. */
export const kmhOf = (metresPerSecond: number): number => metresPerSecond * 3.6;

/** The calendar day at a place, yyyy-mm-dd. `at` in milliseconds, `timezone` as offset from UTC in seconds. */
export const localDay = (at: number, timezone: number): string =>
  new Date(at + timezone * 1000).toISOString().slice(0, 10);

/** The day so many days after another one, both yyyy-mm-dd; before it if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A day yyyy-mm-dd as dd/mm/yyyy. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** Why past days cannot begin on a day, both yyyy-mm-dd: at least one is past, and at most 400 are given. */
export function pastDaysProblem(
  from: string,
  today: string,
): { code: 'too_big' | 'too_small'; limit: string } | undefined {
  const [first, last] = [addDays(today, -mostPastDays), addDays(today, -1)];
  if (from > last) return { code: 'too_big', limit: last };
  return from < first ? { code: 'too_small', limit: first } : undefined;
}

interface Point {
  lat: number;
  lon: number;
}

/** The position to 0.01 degree (about 1 km), as a key: the weather there is the same. */
export const spotOf = (point: Point): string => keyOf(point, 2);

/** The position to 0.0001 degree (about 10 m), as a key: a kept place there is the same, a field beside it is not. */
export const keptSpotOf = (point: Point): string => keyOf(point, 4);

const keyOf = ({ lat, lon }: Point, digits: number) =>
  `${zeroed(lat, digits)},${zeroed(lon, digits)}`;
// -0.001 is the same spot as 0.001.
const zeroed = (degrees: number, digits: number) =>
  (Math.round(degrees * 10 ** digits) / 10 ** digits + 0).toFixed(digits);

/** Kept places as a reader of the language looks for them: the home first, then by name, "Field 9" before "Field 10". */
export function sortPlaces<P extends { name: string; isHome: boolean }>(
  places: readonly P[],
  language: string,
): P[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const homeFirst = (one: P, other: P) => Number(other.isHome) - Number(one.isHome);
  return [...places].sort((one, other) => homeFirst(one, other) || compare(one.name, other.name));
}

/** A figure as the weather shows it: with one digit after the point at most. */
export const toTenths = (figure: number): number => Math.round(figure * 10) / 10;

/** A step of the forecast. */
type Step = Forecast['list'][number];

/** When a step begins, in milliseconds; its `dt_txt` is in UTC. */
export const stepStart = ({ dt_txt }: Pick<Step, 'dt_txt'>): number =>
  Date.parse(`${dt_txt.replace(' ', 'T')}Z`);

/** A day of the forecast: the first step of its date. */
export interface ForecastDay<S> {
  /** In the place's own time, yyyy-mm-dd. */
  date: string;
  step: S;
}

/**
 * The five-day forecast: the first step of each date, five dates at most. Days are counted in the place's own time;
 * those before `today` (yyyy-mm-dd) are left out. `timezone` is the place's offset from UTC in seconds.
 */
export function dayForecast<S extends Pick<Step, 'dt_txt'>>(
  list: readonly S[],
  timezone: number,
  today: string,
): ForecastDay<S>[] {
  const days = new Map<string, S>();
  for (const step of list) {
    const date = localDay(stepStart(step), timezone);
    if (date >= today && !days.has(date)) days.set(date, step);
  }
  return [...days].slice(0, mostForecastDays).map(([date, step]) => ({ date, step }));
}

/** A class of rain of one day. */
export type RainClass =
  | 'none'
  | 'very-light'
  | 'light'
  | 'moderate'
  | 'heavy'
  | 'very-heavy'
  | 'extremely-heavy';

/**
 * Lower bounds of the classes in mm of 24 hours, the strongest first. From the terms of the India Meteorological
 * Department: very light 0.1 to 2.4, light 2.5 to 15.5, moderate 15.6 to 64.4, heavy 64.5 to 115.5, very heavy 115.6 to
 * 204.4, extremely heavy from 204.5. A class is no warning of the department.
 */
export const rainBounds: readonly (readonly [RainClass, fromMm: number])[] = [
  ['extremely-heavy', 204.5],
  ['very-heavy', 115.6],
  ['heavy', 64.5],
  ['moderate', 15.6],
  ['light', 2.5],
  ['very-light', 0.1],
];

/** The class of a day's rain in mm; rain is read to 0.1 mm. */
export function rainClass(mm: number): RainClass {
  const read = Math.round(mm * 10) / 10;
  return rainBounds.find(([, from]) => read >= from)?.[0] ?? 'none';
}

/** What makes days fit for harvest and drying; our own rule. */
export const drySpellRule = { days: 3, rainBelowMm: 1, humidityBelow: 75 } as const;

/** Days in a row that are dry enough. */
export interface DrySpell {
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd. */
  to: string;
  days: number;
}

/**
 * Dry spells for harvest and drying, by our own rule: at least 3 days in a row, each with less than 1 mm of rain and a
 * mean humidity below 75 %. `days` are in order, without gaps.
 */
export function drySpells(
  days: readonly Pick<WeatherDay, 'date' | 'rainMm' | 'humidity'>[],
): DrySpell[] {
  const spells: DrySpell[] = [];
  let running: DrySpell | undefined;
  for (const { date, rainMm, humidity } of days) {
    const isDry = rainMm < drySpellRule.rainBelowMm && humidity < drySpellRule.humidityBelow;
    if (!isDry) running = undefined;
    else if (running) Object.assign(running, { to: date, days: running.days + 1 });
    else {
      running = { from: date, to: date, days: 1 };
      spells.push(running);
    }
  }
  return spells.filter(({ days: length }) => length >= drySpellRule.days);
}
