import type { WeatherPlace } from '@upaj/contract/weather.schema';
import { useListWeatherPlacesQuery } from './weather.api.ts';

interface OwnTown {
  town?: string | undefined;
  isLoading: boolean;
}

interface StartPlace extends OwnTown {
  /** The place that the user has made home; without one, `town` is where they live. */
  home?: WeatherPlace | undefined;
}

/** Where the weather of the signed-in user opens; `own` is the town of their profile. */
export function useStartPlace(own: OwnTown): StartPlace {
  const { data, isError } = useListWeatherPlacesQuery({});
  const home = data?.data.find(({ isHome }) => isHome);
  if (home) return { home, isLoading: false };
  // The town counts only where a home is known not to be there.
  return data || isError ? own : { isLoading: true };
}
