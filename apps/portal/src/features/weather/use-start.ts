import { skipToken } from '@reduxjs/toolkit/query/react';
import { useOwnTown } from '../../domains/accounts/use-own-town.ts';
import { useStartPlace } from '../../domains/weather/use-start-place.ts';
import { useGetForecastQuery } from '../../domains/weather/weather.api.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { cityShown, defaultCity, type ShownPlace, savedShown } from './shown-place.ts';

/** The place that the weather opens with: the home, else the town of the profile, else Ranchi; undefined until it is known. */
export function useStart(): ShownPlace | undefined {
  const { home, town, isLoading } = useStartPlace(useOwnTown());
  // The provider may not know what a person calls their town.
  const forecast = useGetForecastQuery(town ? { query: { q: town } } : skipToken);
  if (home) return savedShown(home);
  if (isLoading || forecast.isLoading) return undefined;
  if (!town || getApiError(forecast.error)?.code === 'not_found') return cityShown(defaultCity);
  return cityShown(town);
}
