import { kmhOf, localDay } from '@upaj/contract/weather.rules';
import type { WeatherDay } from '@upaj/contract/weather.schema';
import { hargreaves } from '@upaj/contract/weather-growth.rules';
import type { OpenWeatherCurrent, OpenWeatherForecast } from './open-weather.schema.ts';
import {
  between,
  type HourReading,
  type Reading,
  rounded,
  type WeatherReport,
} from './weather-report.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const STEP_HOURS = 3;

type Conditions = Pick<OpenWeatherCurrent, 'dt' | 'main' | 'wind' | 'weather' | 'clouds'>;
type Step = OpenWeatherForecast['list'][number];

const readingOf = ({ dt, main: { temp, humidity }, wind, weather }: Conditions): Reading => ({
  dt,
  main: { temp, humidity },
  wind: { speed: wind.speed },
  weather: weather.map(({ icon, description }) => ({ icon, description })),
});

const celsius = (kelvin: number) => kelvin - 273.15;

/** Whether the sun is up; sunrise and sunset move by minutes only in five days. */
const isDayAt = (dt: number, { sunrise, sunset }: OpenWeatherForecast['city']): boolean =>
  (((dt - sunrise) % DAY) + DAY) % DAY < sunset - sunrise;

/** Whole hours of the place's own time from the present one to the last step, read between the steps. */
function hoursOf(current: Conditions, { list, city }: OpenWeatherForecast): HourReading[] {
  const first = Math.floor((current.dt + city.timezone) / HOUR) * HOUR - city.timezone;
  const points: Conditions[] = [current, ...list.filter(({ dt }) => dt > current.dt)];
  const hours: HourReading[] = [];
  for (let dt = first; dt <= (list.at(-1)?.dt ?? 0); dt += HOUR) {
    const after = points.findIndex((point) => point.dt >= dt);
    const to = points[after];
    const from = points[after - 1] ?? to;
    if (!from || !to) break;
    const share = to.dt === from.dt ? 0 : (dt - from.dt) / (to.dt - from.dt);
    const mixed = (of: (point: Conditions) => number) => between(of(from), of(to), share);
    hours.push({
      dt,
      temperature: rounded(celsius(mixed(({ main }) => main.temp))),
      humidity: Math.round(mixed(({ main }) => main.humidity)),
      windKmh: rounded(kmhOf(mixed(({ wind }) => wind.speed))),
      rainMm: rounded(rainFrom(dt, list), 2),
      cloudPercent: Math.round(mixed(({ clouds }) => clouds?.all ?? 0)),
      isDay: isDayAt(dt, city),
    });
  }
  return hours;
}

/** Rain of an hour: a third of that of its step, which is told at the end of its three hours. */
function rainFrom(dt: number, list: readonly Step[]): number {
  const middle = dt + HOUR / 2;
  const step = list.find((each) => each.dt > middle && each.dt - middle <= STEP_HOURS * HOUR);
  return (step?.rain?.['3h'] ?? 0) / STEP_HOURS;
}

/** Extremes of a day: of its hours, and of what the provider says of its steps. */
function rangeOf(own: readonly HourReading[], steps: readonly Step[]) {
  const lows = steps.flatMap(({ main }) => main.temp_min ?? []).map(celsius);
  const highs = steps.flatMap(({ main }) => main.temp_max ?? []).map(celsius);
  const hourly = own.map(({ temperature }) => temperature);
  return {
    minimum: rounded(Math.min(...hourly, ...lows)),
    maximum: rounded(Math.max(...hourly, ...highs)),
  };
}

/** Today, even if it has begun, and the days that are complete. */
function daysOf(hours: readonly HourReading[], { list, city }: OpenWeatherForecast): WeatherDay[] {
  const dayOf = ({ dt }: { dt: number }) => localDay(dt * 1000, city.timezone);
  const dates = [...new Set(hours.map(dayOf))];
  return dates.flatMap((date, at): WeatherDay[] => {
    const own = hours.filter((hour) => dayOf(hour) === date);
    const isComplete = own.length === DAY / HOUR;
    if (!isComplete && at > 0) return [];
    const sum = (of: (hour: HourReading) => number) =>
      own.reduce((total, hour) => total + of(hour), 0);
    const range = rangeOf(
      own,
      list.filter((step) => dayOf(step) === date),
    );
    return [
      {
        date,
        ...range,
        rainMm: rounded(sum(({ rainMm }) => rainMm)),
        humidity: Math.round(sum(({ humidity }) => humidity) / own.length),
        windKmh: rounded(sum(({ windKmh }) => windKmh) / own.length),
        et0Mm: isComplete ? hargreaves({ date, ...range }, city.coord.lat) : null,
      },
    ];
  });
}

/** OpenWeather's two replies as a report. */
export function openWeatherReport(
  current: OpenWeatherCurrent,
  forecast: OpenWeatherForecast,
): WeatherReport {
  const hours = hoursOf(current, forecast);
  return {
    source: 'openweather',
    name: current.name || forecast.city.name || null,
    timezone: forecast.city.timezone,
    current: readingOf(current),
    steps: forecast.list.map(readingOf),
    hours,
    days: daysOf(hours, forecast),
    et0Method: 'hargreaves',
    areHoursInterpolated: true,
  };
}
