import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ById, Day, line, Position, reply } from './fields.ts';
import {
  CurrentWeather,
  FieldWeather,
  Forecast,
  NewWeatherPlace,
  PastDays,
  WeatherPlace,
} from './weather.schema.ts';

const weather = { resource: 'weather' } as const;

const City = z.strictObject({
  q: line(1, 100).check(z.describe('Name of a town in any script, 1 to 100 characters')),
});

const Since = z.extend(Position, {
  from: Day.check(z.describe('First day, at most 400 days ago')),
});

export const getForecast = defineEndpoint({
  ...weather,
  name: 'getForecast',
  method: 'GET',
  path: '/data/2.5/forecast',
  access: 'anyone',
  summary: 'Five days of weather for a town or a position.',
  query: z.union([City, Position]),
  replies: { 200: Forecast },
  errors: [404],
});

export const getCurrentWeather = defineEndpoint({
  ...weather,
  name: 'getCurrentWeather',
  method: 'GET',
  path: '/data/2.5/weather',
  access: 'anyone',
  summary: 'The weather now at a position; its name becomes the displayed city.',
  query: Position,
  replies: { 200: CurrentWeather },
  errors: [],
});

export const getFieldWeather = defineEndpoint({
  ...weather,
  name: 'getFieldWeather',
  method: 'GET',
  path: '/api/v1/weather/field',
  access: 'anyone',
  summary: 'The next days by hour at a position, for spraying, watering and drying.',
  query: Position,
  replies: { 200: reply(FieldWeather) },
  errors: [],
});

export const getPastDays = defineEndpoint({
  ...weather,
  name: 'getPastDays',
  method: 'GET',
  path: '/api/v1/weather/past-days',
  access: 'anyone',
  summary: 'Temperatures from a day until yesterday, to count growing degree days.',
  query: Since,
  replies: { 200: reply(PastDays) },
  errors: [],
});

export const listWeatherPlaces = defineEndpoint({
  ...weather,
  name: 'listWeatherPlaces',
  method: 'GET',
  path: '/api/v1/weather/places',
  access: 'authenticated',
  summary: "The user's places, the home first, then by name.",
  replies: { 200: reply(z.array(WeatherPlace)) },
  errors: [401],
});

export const saveWeatherPlace = defineEndpoint({
  ...weather,
  name: 'saveWeatherPlace',
  method: 'POST',
  path: '/api/v1/weather/places',
  access: 'authenticated',
  summary: 'Keeps a place, 10 at most; as a home it takes the place of the one before.',
  body: NewWeatherPlace,
  replies: { 200: reply(WeatherPlace) },
  errors: [401, 409],
});

export const removeWeatherPlace = defineEndpoint({
  ...weather,
  name: 'removeWeatherPlace',
  method: 'DELETE',
  path: '/api/v1/weather/places/:id',
  access: 'owner',
  summary: 'Forgets a place.',
  params: ById,
  replies: { 204: null },
  errors: [401, 403, 404],
});
