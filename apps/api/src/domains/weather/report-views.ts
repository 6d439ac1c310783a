import { localDay } from '@upaj/contract/weather.rules';
import type { CurrentWeather, FieldWeather, Forecast } from '@upaj/contract/weather.schema';
import type { NamedPosition, Reading, WeatherReport } from './providers/weather-report.ts';
import type { Kept } from './report-cache.ts';

const HOUR = 3600;
const STEP = 3 * HOUR;
const MOST_HOURS = 120;
const MOST_DAYS = 7;

type KeptReport = Kept<WeatherReport>;

const ageOf = ({ value, fetchedAt }: KeptReport, now: Date) => ({
  ageSeconds: Math.max(0, Math.round((now.getTime() - fetchedAt.getTime()) / 1000)),
  source: value.source,
});

const conditionsOf = ({ main, wind, weather }: Reading) => ({ main, wind, weather });

/** The forecast from a report; steps that are over are left out. */
export function toForecast(kept: KeptReport, place: NamedPosition, now: Date): Forecast {
  const { name, lat, lon } = place;
  const { steps, timezone } = kept.value;
  const seconds = now.getTime() / 1000;
  const list = steps
    .filter(({ dt }) => dt + STEP > seconds)
    .map((step) => ({
      dt_txt: new Date(step.dt * 1000).toISOString().slice(0, 19).replace('T', ' '),
      ...conditionsOf(step),
    }));
  return { list, city: { name, coord: { lat, lon }, timezone }, ...ageOf(kept, now) };
}

/** The weather of the moment when the report was made. */
export function toCurrent(kept: KeptReport, name: string, now: Date): CurrentWeather {
  const { current, timezone } = kept.value;
  const { dt } = current;
  return { name, dt, timezone, ...conditionsOf(current), ...ageOf(kept, now) };
}

/** The hours and days from now on. */
export function toField(kept: KeptReport, name: string, now: Date): FieldWeather {
  const { timezone, hours, days, et0Method, areHoursInterpolated } = kept.value;
  const seconds = now.getTime() / 1000;
  const today = localDay(now.getTime(), timezone);
  return {
    name,
    timezone,
    hours: hours
      .filter(({ dt }) => dt + HOUR > seconds)
      .slice(0, MOST_HOURS)
      .map(({ dt, ...hour }) => ({
        time: new Date((dt + timezone) * 1000).toISOString().slice(0, 16),
        ...hour,
      })),
    days: days.filter(({ date }) => date >= today).slice(0, MOST_DAYS),
    et0Method,
    areHoursInterpolated,
    ...ageOf(kept, now),
  };
}
