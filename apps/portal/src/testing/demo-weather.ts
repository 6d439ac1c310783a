import { notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { FieldWeather, Forecast } from '@upaj/contract/weather.schema';
import { db } from '@upaj/mocks/db';
import { handlers } from '@upaj/mocks/handlers';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { currentOf, fieldWeatherOf, forecastOf, pastDaysOf } from '@upaj/mocks/weather-figures';
import type { HttpHandler } from 'msw';
import { meera } from './users.ts';

/** The time of the weather in stories and tests: Friday 20/11/2026, 11:30 in India. */
export const weatherTime = Date.parse('2026-11-20T06:00:00Z');

/** The town that no one knows. */
export const unknownTown = 'Atlantis';

interface Change {
  /** Age of all figures in seconds; 60 by default. */
  ageSeconds?: number;
  source?: Forecast['source'];
  /** Rain of the days in mm, today first. */
  rain?: readonly number[];
  /** Further differences of the figures for the field. */
  field?: Partial<FieldWeather>;
}

const ranchi = { lat: 23.34, lon: 85.31 };

const townAt = (q: string) => {
  if (q === unknownTown) throw notFound('City');
  return { name: q, ...ranchi };
};
const placeAt = ({ lat, lon }: { lat: string; lon: string }) => ({
  name: 'Kanke',
  lat: Number(lat),
  lon: Number(lon),
});

/** The mocks with the weather of one fixed time, whatever the clock says. */
export function fixedWeather(change: Change = {}): HttpHandler[] {
  const { ageSeconds = 60, source = 'open-meteo', rain = [], field } = change;
  const told = { ageSeconds, source };
  return [
    mockEndpoint(contract.getForecast, ({ query }) => ({
      status: 200,
      body: {
        ...forecastOf('q' in query ? townAt(query.q) : placeAt(query), weatherTime),
        ...told,
      },
    })),
    mockEndpoint(contract.getCurrentWeather, ({ query }) => ({
      status: 200,
      body: { ...currentOf(placeAt(query), weatherTime), ...told },
    })),
    mockEndpoint(contract.getFieldWeather, ({ query }) => {
      const usual = fieldWeatherOf(placeAt(query), weatherTime);
      const days = usual.days.map((day, at) => ({ ...day, rainMm: rain[at] ?? day.rainMm }));
      return { status: 200, body: { success: true, data: { ...usual, ...told, days, ...field } } };
    }),
    mockEndpoint(contract.getPastDays, ({ query }) => ({
      status: 200,
      body: { success: true, data: pastDaysOf(ranchi, query.from, weatherTime) },
    })),
    ...handlers,
  ];
}

/** The names of places that a user can have; the first one is the home. */
const placeNames = [
  ...['Kanke', 'Ormanjhi', 'Bero', 'Mandar', 'Bundu'],
  ...['Tamar', 'Khunti', 'Lohardaga', 'Gumla', 'Simdega'],
];

/** Gives Meera so many places in the mocks, the first one as her home. */
export function keepPlaces(count: number): void {
  for (const [at, name] of placeNames.slice(0, count).entries()) {
    const id = `0de50000-0002-4000-8000-${String(at).padStart(12, '0')}`;
    const position = { lat: 23.4 + at / 10, lon: 85.3 };
    db.weatherPlaces.set(id, { id, userId: meera.id, name, ...position, isHome: at === 0 });
  }
}
