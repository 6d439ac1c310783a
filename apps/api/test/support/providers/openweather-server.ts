import { demoHour, demoTimezone } from '@upaj/content/weather/demo-weather';
import { skyOfWmo } from '@upaj/content/weather/sky';
import { localDay } from '@upaj/contract/weather.rules';
import { type GoodAnswer, type ProviderServer, startProviderServer } from './provider-server.ts';

/** The key that the local provider knows. */
export const openWeatherKey = 'c0ffee5ec4e7c0ffee5ec4e7c0ffee5e';

const HOUR = 3600;
const STEP = 3 * HOUR;

interface Town {
  name: string;
  lat: number;
  lon: number;
}

const towns: readonly Town[] = [
  { name: 'Ranchi', lat: 23.35, lon: 85.3333 },
  { name: 'London', lat: 51.5085, lon: -0.1257 },
];

function conditionsOf({ lat, lon }: Town, dt: number) {
  const { temperature, humidity, wind, cloud, code, isDay } = demoHour({ lat, lon }, dt * 1000);
  const temp = Number((temperature + 273.15).toFixed(2));
  return {
    dt,
    main: {
      temp,
      feels_like: temp + 1.9,
      temp_min: temp - 0.4,
      temp_max: temp + 0.4,
      pressure: 1003,
      sea_level: 1003,
      grnd_level: 933,
      humidity,
    },
    weather: [{ id: 800, main: 'Sky', ...skyOfWmo(code, isDay) }],
    clouds: { all: cloud },
    wind: { speed: wind, deg: 150, gust: wind * 1.5 },
    visibility: 10_000,
  };
}

/** Sunrise at 6 and sunset at 18 o'clock of the day. */
function sunOf(now: number) {
  const midnight = Date.parse(localDay(now * 1000, demoTimezone)) / 1000 - demoTimezone;
  return { sunrise: midnight + 6 * HOUR, sunset: midnight + 18 * HOUR };
}

function rainBefore({ lat, lon }: Town, dt: number): number {
  const hours = [3, 2, 1].map((back) => demoHour({ lat, lon }, (dt - back * HOUR) * 1000).rain);
  return Number(hours.reduce((sum, rain) => sum + rain, 0).toFixed(2));
}

function forecast(town: Town, now: number) {
  const first = Math.ceil(now / STEP) * STEP;
  const list = Array.from({ length: 40 }, (_, at) => {
    const dt = first + at * STEP;
    const rain = rainBefore(town, dt);
    return {
      ...conditionsOf(town, dt),
      pop: rain > 0 ? 0.8 : 0.08,
      ...(rain > 0 && { rain: { '3h': rain } }),
      dt_txt: new Date(dt * 1000).toISOString().slice(0, 19).replace('T', ' '),
    };
  });
  const { name, lat, lon } = town;
  const place = { id: 1_258_526, name, coord: { lat, lon }, country: 'IN', population: 846_454 };
  const city = { ...place, timezone: demoTimezone, ...sunOf(now) };
  return { cod: '200', message: 0, cnt: list.length, list, city };
}

const current = (town: Town, now: number) => ({
  coord: { lat: town.lat, lon: town.lon },
  base: 'stations',
  ...conditionsOf(town, Math.floor(now)),
  sys: { type: 1, id: 9147, country: 'IN', ...sunOf(now) },
  timezone: demoTimezone,
  id: 1_258_526,
  name: town.name,
  cod: 200,
});

function townOf(query: URLSearchParams): Town | undefined {
  const name = query.get('q');
  if (name !== null) return towns.find((town) => town.name.toLowerCase() === name.toLowerCase());
  return { name: 'Ranchi', lat: Number(query.get('lat')), lon: Number(query.get('lon')) };
}

// As the provider's own error, but with the key: the strictest case for our logs and replies.
const refusal = {
  cod: 401,
  message: `Invalid API key ${openWeatherKey}. Please see https://openweathermap.org/faq#error401 for more info.`,
};

function errorOf(status: number): unknown {
  if (status === 401) return refusal;
  if (status === 404) return { cod: '404', message: 'city not found' };
  return { cod: status, message: `Error ${status} for ${openWeatherKey}` };
}

function answer(url: URL, now: number): GoodAnswer {
  if (url.searchParams.get('appid') !== openWeatherKey) return { status: 401, body: refusal };
  const town = townOf(url.searchParams);
  if (!town) return { status: 404, body: errorOf(404) };
  const body = url.pathname === '/data/2.5/forecast' ? forecast(town, now) : current(town, now);
  return { status: 200, body };
}

/** Starts a server that speaks OpenWeather's forecast and current weather with invented weather of the day of `now`. */
export const startOpenWeatherServer = (
  now: () => Date = () => new Date(),
): Promise<ProviderServer> =>
  startProviderServer({ answer: (url) => answer(url, now().getTime() / 1000), errorOf });
