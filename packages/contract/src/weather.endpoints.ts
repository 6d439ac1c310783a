import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { line, Position, text } from './fields.ts';

const City = z.strictObject({
  q: line(1, 100).check(z.describe('Name of a town, 1 to 100 characters')),
});

const sky = z.object({
  icon: text("The provider's code of a picture, such as 10d"),
  description: text('In words, in English'),
});
const conditions = {
  main: z
    .object({
      temp: z.number().check(z.describe('Temperature in kelvin')),
      humidity: z.number().check(z.describe('Relative humidity in per cent')),
    })
    .check(z.describe('Temperature and humidity')),
  wind: z
    .object({ speed: z.number().check(z.describe('Metres a second')) })
    .check(z.describe('The wind')),
  weather: z.array(sky).check(z.minLength(1), z.describe('The sky; the first entry counts')),
};

const step = z.object({ dt_txt: text('Beginning in UTC, yyyy-mm-dd hh:mm:ss'), ...conditions });

/** Steps of three hours in the provider's own shape. */
export const Forecast = z.object({
  list: z.array(step).check(z.describe('Steps of three hours, the next first')),
  city: z.object({ name: text('What the place is called') }).check(z.describe('The place')),
  ageSeconds: z.number().check(z.describe('How old the forecast is in seconds; 0 when fresh')),
});

export const getForecast = defineEndpoint({
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

export const getCurrentWeather = defineEndpoint({
  name: 'getCurrentWeather',
  resource: 'weather',
  method: 'GET',
  path: '/data/2.5/weather',
  access: 'anyone',
  summary: 'The weather now at a position; its name becomes the displayed city.',
  query: Position,
  replies: { 200: z.object({ name: text('What the place is called'), ...conditions }) },
  errors: [404],
});
