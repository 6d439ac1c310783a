import { spotOf } from '@upaj/contract/weather.rules';
import type { WeatherPlace } from '@upaj/contract/weather.schema';
import type { WeatherQuery } from '../../domains/weather/position.ts';
import { type Coordinates, positionOf } from '../../shared/position.ts';

/** The city that the weather opens with where nothing better is known. */
export const defaultCity = 'Ranchi';

/** The place whose weather is on the screen. */
export interface ShownPlace {
  query: WeatherQuery;
  /** What it is called, where that is not what the provider calls it. */
  name?: string | undefined;
}

export const cityShown = (city: string): ShownPlace => ({ query: { q: city } });

export const savedShown = (place: WeatherPlace): ShownPlace => ({
  query: positionOf(place),
  name: place.name,
});

/** The name that a place was looked up by; nothing for a position. */
export const cityIn = ({ query }: ShownPlace): string => ('q' in query ? query.q : '');

/** The kept place on the screen; of two fields with the same weather the one of that name. */
export function keptAt(
  places: readonly WeatherPlace[],
  shown: Coordinates & { name: string },
): WeatherPlace | undefined {
  const there = places.filter((place) => spotOf(place) === spotOf(shown));
  return there.find(({ name }) => name === shown.name) ?? there[0];
}
