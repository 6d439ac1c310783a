import { loadPlaceFinder, nameInScript } from '@upaj/content/places/find-place';
import { demoTimezone } from '@upaj/content/weather/demo-weather';
import { ApiError, invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import {
  keptSpotOf,
  localDay,
  mostPlaces,
  pastDaysProblem,
  sortPlaces,
} from '@upaj/contract/weather.rules';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import type { WeatherPlaceRecord } from './records.ts';
import { currentOf, fieldWeatherOf, forecastOf, pastDaysOf, type Spot } from './weather-figures.ts';

/** Kilometres within which a position has the name of its nearest place. */
const NEAR = 15;

const finder = loadPlaceFinder();

async function spotAt({ lat, lon }: { lat: string; lon: string }): Promise<Spot> {
  const position = { lat: Number(lat), lon: Number(lon) };
  const { place, km } = (await finder).nearest(position);
  return { name: km < NEAR ? place.name.en : `near ${place.name.en}`, ...position };
}

async function spotNamed(city: string): Promise<Spot> {
  const { find, findAlike } = await finder;
  const place = find(city) ?? findAlike(city);
  if (!place) throw notFound('City');
  return { name: nameInScript(place, city), lat: place.lat, lon: place.lon };
}

const getForecast = mockEndpoint(contract.getForecast, async ({ query }) => {
  const spot = 'q' in query ? await spotNamed(query.q) : await spotAt(query);
  return { status: 200, body: forecastOf(spot, Date.now()) };
});

const getCurrentWeather = mockEndpoint(contract.getCurrentWeather, async ({ query }) => ({
  status: 200,
  body: currentOf(await spotAt(query), Date.now()),
}));

const getFieldWeather = mockEndpoint(contract.getFieldWeather, async ({ query }) => ({
  status: 200,
  body: { success: true, data: fieldWeatherOf(await spotAt(query), Date.now()) },
}));

const getPastDays = mockEndpoint(contract.getPastDays, ({ query }) => {
  const today = localDay(Date.now(), demoTimezone);
  const problem = pastDaysProblem(query.from, today);
  if (problem) throw invalidField('from', problem.code, problem.limit);
  const position = { lat: Number(query.lat), lon: Number(query.lon) };
  return {
    status: 200,
    body: { success: true, data: pastDaysOf(position, query.from, Date.now()) },
  };
});

/** The places of a user, the home first, then by name. */
export const weatherPlacesOf = (userId: string): WeatherPlaceRecord[] =>
  sortPlaces(
    [...db.weatherPlaces.values()].filter((record) => record.userId === userId),
    'en',
  );

const toPlace = ({ userId: _, ...place }: WeatherPlaceRecord) => place;

const listWeatherPlaces = mockEndpoint(contract.listWeatherPlaces, ({ person }) => ({
  status: 200,
  body: { success: true, data: weatherPlacesOf(person.id).map(toPlace) },
}));

const saveWeatherPlace = mockEndpoint(contract.saveWeatherPlace, ({ body, person }) => {
  const own = weatherPlacesOf(person.id);
  const same = own.find((place) => keptSpotOf(place) === keptSpotOf(body));
  if (!same && own.length >= mostPlaces) throw new ApiError('places_full');
  if (body.isHome) {
    for (const place of own) db.weatherPlaces.set(place.id, { ...place, isHome: false });
  }
  const saved = { id: same?.id ?? crypto.randomUUID(), userId: person.id, ...body };
  db.weatherPlaces.set(saved.id, saved);
  return { status: 200, body: { success: true, data: toPlace(saved) } };
});

const removeWeatherPlace = mockEndpoint(contract.removeWeatherPlace, ({ params, person }) => {
  const place = db.weatherPlaces.get(params.id);
  if (!place) throw notFound('Place');
  if (place.userId !== person.id) throw notAllowed();
  db.weatherPlaces.delete(place.id);
  return { status: 204 };
});

/** Deletes the places of a user who leaves. */
export function forgetWeatherPlaces(userId: string): void {
  for (const { id } of weatherPlacesOf(userId)) db.weatherPlaces.delete(id);
}

/** The mock server's weather: invented figures for real places. */
export const weatherHandlers = [
  ...[getForecast, getCurrentWeather, getFieldWeather, getPastDays],
  ...[listWeatherPlaces, saveWeatherPlace, removeWeatherPlace],
];
