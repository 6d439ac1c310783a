import { demoHour, demoTimezone } from '@upaj/content/weather/demo-weather';
import { addDays, localDay } from '@upaj/contract/weather.rules';
import { hargreaves } from '@upaj/contract/weather-growth.rules';
import { type GoodAnswer, type ProviderServer, startProviderServer } from './provider-server.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface Position {
  lat: number;
  lon: number;
}

const at = (position: Position, dt: number) => demoHour(position, dt * 1000);
/** When a day of the place begins, in seconds since 1970. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000 - demoTimezone;
const hoursOf = (position: Position, day: string) =>
  Array.from({ length: 24 }, (_, hour) => at(position, startOf(day) + hour * HOUR));
const daysFrom = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(from, day));

/** Daily values of the names that are asked for; days whose value is not known yet are null. */
function dailyOf(position: Position, days: readonly string[], names: readonly string[]) {
  const values: Record<string, (day: string) => number> = {
    temperature_2m_max: (day) =>
      Math.max(...hoursOf(position, day).map(({ temperature }) => temperature)),
    temperature_2m_min: (day) =>
      Math.min(...hoursOf(position, day).map(({ temperature }) => temperature)),
    precipitation_sum: (day) =>
      Number(
        hoursOf(position, day)
          .reduce((sum, { rain }) => sum + rain, 0)
          .toFixed(2),
      ),
    et0_fao_evapotranspiration: (day) => {
      const [minimum = 0, maximum = 0] = [
        values.temperature_2m_min?.(day),
        values.temperature_2m_max?.(day),
      ];
      return hargreaves({ date: day, minimum, maximum }, position.lat);
    },
  };
  return Object.fromEntries(
    names.map((name) => [name, days.map((day) => values[name]?.(day) ?? null)]),
  );
}

function hourlyOf(position: Position, from: string, days: number, names: readonly string[]) {
  const times = Array.from({ length: days * 24 }, (_, hour) => startOf(from) + hour * HOUR);
  const values: Record<string, (dt: number) => number> = {
    temperature_2m: (dt) => at(position, dt).temperature,
    relative_humidity_2m: (dt) => at(position, dt).humidity,
    wind_speed_10m: (dt) => at(position, dt).wind,
    // The rain of the hour before.
    precipitation: (dt) => at(position, dt - HOUR).rain,
    cloud_cover: (dt) => at(position, dt).cloud,
    weather_code: (dt) => at(position, dt).code,
    is_day: (dt) => Number(at(position, dt).isDay),
  };
  const columns = names.map((name) => [name, times.map((dt) => values[name]?.(dt) ?? null)]);
  return { time: times, ...Object.fromEntries(columns) };
}

const listIn = (query: URLSearchParams, name: string) => query.get(name)?.split(',') ?? [];

function forecast(query: URLSearchParams, position: Position, now: number) {
  const past = Number(query.get('past_days') ?? 0);
  const count = Number(query.get('forecast_days') ?? 7) + past;
  const first = addDays(localDay(now * 1000, demoTimezone), -past);
  const days = daysFrom(first, count);
  const isUnix = query.get('timeformat') === 'unixtime';
  const { temperature, humidity, wind, code, isDay } = at(position, now);
  return {
    ...(query.has('current') && {
      current: {
        time: Math.floor(now / 900) * 900,
        interval: 900,
        temperature_2m: temperature,
        relative_humidity_2m: humidity,
        wind_speed_10m: wind,
        weather_code: code,
        is_day: Number(isDay),
      },
    }),
    ...(query.has('hourly') && {
      hourly: hourlyOf(position, first, count, listIn(query, 'hourly')),
    }),
    daily: {
      time: isUnix ? days.map(startOf) : days,
      ...dailyOf(position, days, listIn(query, 'daily')),
    },
  };
}

/** The archive is two days behind: their values are null. */
function archive(query: URLSearchParams, position: Position, now: number) {
  const [from, to] = [query.get('start_date') ?? '', query.get('end_date') ?? ''];
  const count = (startOf(to) - startOf(from)) / DAY + 1;
  const days = daysFrom(from, count);
  const known = addDays(localDay(now * 1000, demoTimezone), -2);
  const daily = dailyOf(position, days, listIn(query, 'daily'));
  const names = Object.entries(daily).map(([name, values]) => [
    name,
    values.map((value, day) => ((days[day] ?? '') < known ? value : null)),
  ]);
  return { daily: { time: days, ...Object.fromEntries(names) } };
}

const towns = [
  {
    name: 'London',
    latitude: 51.50853,
    longitude: -0.12574,
    country_code: 'GB',
    population: 8_961_989,
  },
  { name: 'Netarhat', latitude: 23.4745, longitude: 84.2674, country_code: 'IN' },
  {
    name: 'Salem',
    latitude: 44.9429,
    longitude: -123.0351,
    country_code: 'US',
    population: 164_549,
  },
  {
    name: 'Salem',
    latitude: 11.65117,
    longitude: 78.15867,
    country_code: 'IN',
    population: 831_038,
  },
];

function geocode(query: URLSearchParams) {
  const name = (query.get('name') ?? '').toLowerCase();
  const results = towns.filter((town) => town.name.toLowerCase() === name);
  return { ...(results.length > 0 && { results }), generationtime_ms: 0.5 };
}

function answer(url: URL, now: number): GoodAnswer {
  const { pathname, searchParams } = url;
  if (pathname === '/v1/search') return { status: 200, body: geocode(searchParams) };
  const position = {
    lat: Number(searchParams.get('latitude')),
    lon: Number(searchParams.get('longitude')),
  };
  const place = {
    latitude: position.lat,
    longitude: position.lon,
    generationtime_ms: 0.1,
    utc_offset_seconds: demoTimezone,
    timezone: 'Asia/Kolkata',
    elevation: 629,
  };
  if (pathname === '/v1/forecast') {
    return { status: 200, body: { ...place, ...forecast(searchParams, position, now) } };
  }
  if (pathname === '/v1/archive') {
    return { status: 200, body: { ...place, ...archive(searchParams, position, now) } };
  }
  return { status: 404, body: errorOf(404) };
}

const errorOf = (status: number) => ({ error: true, reason: `Error ${status}` });

/** Starts a server that speaks Open-Meteo's forecast, geocoding and archive with invented weather of the day of `now`. */
export const startOpenMeteoServer = (now: () => Date = () => new Date()): Promise<ProviderServer> =>
  startProviderServer({ answer: (url) => answer(url, now().getTime() / 1000), errorOf });
