import { loadPlaceFinder, nameInScript } from '@upaj/content/places/find-place';
import { notAllowed, notFound } from '@upaj/contract/api-error';
import { keptSpotOf, sortPlaces } from '@upaj/contract/weather.rules';
import { find, patch, where } from './collection.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
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
  const { find: exactly, findAlike } = await finder;
  const place = exactly(city) ?? findAlike(city);
  if (!place) throw notFound('City');
  return { name: nameInScript(place, city), lat: place.lat, lon: place.lon };
}

const placesOf = (id: string) => where(db.weatherPlaces, ({ userId }) => userId === id);
const toPlace = ({ userId: _, ...place }: WeatherPlaceRecord) => place;

/** The mock server's weather: invented figures for real places. */
export const weatherHandlers = mockEndpoints({
  getForecast: async ({ query }) =>
    forecastOf('q' in query ? await spotNamed(query.q) : await spotAt(query), Date.now()),

  getCurrentWeather: async ({ query }) => currentOf(await spotAt(query), Date.now()),

  getFieldWeather: async ({ query }) => ({
    data: fieldWeatherOf(await spotAt(query), Date.now()),
  }),

  getPastDays({ query: { lat, lon, from } }) {
    return { data: pastDaysOf({ lat: Number(lat), lon: Number(lon) }, from, Date.now()) };
  },

  listWeatherPlaces: ({ person }) => ({
    data: sortPlaces(placesOf(person.id), 'en').map(toPlace),
  }),

  saveWeatherPlace({ body, person }) {
    const own = placesOf(person.id);
    const same = own.find((place) => keptSpotOf(place) === keptSpotOf(body));
    if (body.isHome) for (const place of own) patch(db.weatherPlaces, place, { isHome: false });
    const saved = { id: same?.id ?? crypto.randomUUID(), userId: person.id, ...body };
    db.weatherPlaces.set(saved.id, saved);
    return { data: toPlace(saved) };
  },

  removeWeatherPlace({ params, person }) {
    const place = find(db.weatherPlaces, params.id, 'Place');
    if (place.userId !== person.id) throw notAllowed();
    db.weatherPlaces.delete(place.id);
  },
});
