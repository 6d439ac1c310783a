import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { line } from './fields.ts';

const degrees = (most: number) =>
  z.string().check(
    z.regex(/^-?\d{1,3}(\.\d+)?$/),
    z.refine((text) => Math.abs(Number(text)) <= most, { params: { code: 'too_big' } }),
  );
const Position = z.strictObject({ lat: degrees(90), lon: degrees(180) });
const City = z.strictObject({ q: line(1, 100) });

const Sky = z.array(z.object({ icon: z.string(), description: z.string() })).check(z.minLength(1));
const Main = z.object({
  temp: z.number().check(z.describe('Kelvin')),
  humidity: z.number().check(z.describe('Per cent')),
});
const Wind = z.object({ speed: z.number().check(z.describe('Metres a second')) });

/** Steps of three hours in the provider's own shape. */
export const Forecast = z.object({
  list: z.array(z.object({ dt_txt: z.string(), main: Main, wind: Wind, weather: Sky })),
  city: z.object({ name: z.string() }),
  ageSeconds: z.number().check(z.describe('How old the forecast is; 0 when fresh')),
});

export const getForecast = defineCall({
  name: 'getForecast',
  resource: 'weather',
  method: 'GET',
  path: '/data/2.5/forecast',
  access: 'anyone',
  summary: 'Five days of weather for a town or a position.',
  query: z.union([City, Position]),
  replies: { 200: Forecast },
  errors: [404],
});

export const getCurrentWeather = defineCall({
  name: 'getCurrentWeather',
  resource: 'weather',
  method: 'GET',
  path: '/data/2.5/weather',
  access: 'anyone',
  summary: 'The weather now at a position; its name becomes the displayed city.',
  query: Position,
  replies: { 200: z.object({ name: z.string(), main: Main, wind: Wind, weather: Sky }) },
  errors: [404],
});
