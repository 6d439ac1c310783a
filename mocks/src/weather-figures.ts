import type { KnownPlace } from '@upaj/content/places/find-place';
import { type DemoHour, demoHour, demoTimezone } from '@upaj/content/weather/demo-weather';
import { skyOfWmo } from '@upaj/content/weather/sky';
import { kmhOf, localDay } from '@upaj/contract/weather.rules';
import type {
  CurrentWeather,
  FieldWeather,
  Forecast,
  PastDays,
  WeatherDay,
} from '@upaj/contract/weather.schema';
import { hargreaves } from '@upaj/contract/weather-growth.rules';

/** A named position. */
export interface Spot extends Pick<KnownPlace, 'lat' | 'lon'> {
  name: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const fresh = { ageSeconds: 60, source: 'open-meteo' } as const;
const round = (value: number, decimals = 1) => Number(value.toFixed(decimals));

function conditionsOf({ temperature, humidity, wind, code, isDay }: DemoHour) {
  return {
    main: { temp: round(temperature + 273.15, 2), humidity },
    wind: { speed: wind },
    weather: [skyOfWmo(code, isDay)],
  };
}

/** The 40 steps of three hours after a time in milliseconds. */
export function forecastOf({ name, ...position }: Spot, now: number): Forecast {
  const first = Math.ceil(now / (3 * HOUR)) * 3 * HOUR;
  const list = Array.from({ length: 40 }, (_, at) => {
    const time = first + at * 3 * HOUR;
    const dt_txt = new Date(time).toISOString().slice(0, 19).replace('T', ' ');
    return { dt_txt, ...conditionsOf(demoHour(position, time)) };
  });
  return { list, city: { name, coord: position, timezone: demoTimezone }, ...fresh };
}

/** The weather at a time in milliseconds. */
export const currentOf = ({ name, ...position }: Spot, now: number): CurrentWeather => ({
  name,
  dt: Math.floor(now / 1000),
  timezone: demoTimezone,
  ...conditionsOf(demoHour(position, now)),
  ...fresh,
});

/** When the day of a time begins at the place, in milliseconds. */
const dayStart = (now: number) => Date.parse(localDay(now, demoTimezone)) - demoTimezone * 1000;

function dayAt(position: Omit<Spot, 'name'>, start: number): WeatherDay {
  const hours = Array.from({ length: 24 }, (_, at) => demoHour(position, start + at * HOUR));
  const sum = (of: (hour: DemoHour) => number) =>
    hours.reduce((total, hour) => total + of(hour), 0);
  const temperatures = hours.map(({ temperature }) => temperature);
  const range = { minimum: Math.min(...temperatures), maximum: Math.max(...temperatures) };
  const date = localDay(start, demoTimezone);
  return {
    date,
    ...range,
    rainMm: round(sum(({ rain }) => rain)),
    humidity: Math.round(sum(({ humidity }) => humidity) / 24),
    windKmh: round(kmhOf(sum(({ wind }) => wind) / 24)),
    et0Mm: hargreaves({ date, ...range }, position.lat),
  };
}

/** The next 120 hours and 7 days. */
export function fieldWeatherOf({ name, ...position }: Spot, now: number): FieldWeather {
  // An hour of India begins half an hour beside one of UTC.
  const first = dayStart(now) + Math.floor((now - dayStart(now)) / HOUR) * HOUR;
  const hours = Array.from({ length: 120 }, (_, at) => {
    const time = first + at * HOUR;
    const { temperature, humidity, wind, rain, cloud, isDay } = demoHour(position, time);
    return {
      time: new Date(time + demoTimezone * 1000).toISOString().slice(0, 16),
      temperature,
      humidity,
      isDay,
      rainMm: rain,
      cloudPercent: cloud,
      windKmh: round(kmhOf(wind)),
    };
  });
  const days = Array.from({ length: 7 }, (_, at) => dayAt(position, dayStart(now) + at * DAY));
  return {
    name,
    timezone: demoTimezone,
    hours,
    days,
    et0Method: 'hargreaves',
    areHoursInterpolated: false,
    ...fresh,
  };
}

/** The days from a day until yesterday. */
export function pastDaysOf(position: Omit<Spot, 'name'>, from: string, now: number): PastDays {
  const days: PastDays['days'] = [];
  for (let start = dayStart(Date.parse(from)); start < dayStart(now); start += DAY) {
    const { date, minimum, maximum } = dayAt(position, start);
    days.push({ date, minimum, maximum });
  }
  return { days };
}
