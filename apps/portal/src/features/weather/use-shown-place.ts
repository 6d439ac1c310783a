import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef, useState } from 'react';
import { useOwnTown } from '../../domains/accounts/use-own-town.ts';
import { useStartPlace } from '../../domains/weather/use-start-place.ts';
import { useGetForecastQuery } from '../../domains/weather/weather.api.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { cityIn, cityShown, defaultCity, type ShownPlace, savedShown } from './shown-place.ts';

/** What the user waits for. */
type Pending = 'search' | 'location';

/** Which place is shown, what is in the field, and what was asked for and not answered yet. */
export function useShownPlace() {
  const start = useStart();
  const [shown, setShown] = useState<ShownPlace>();
  const [typed, setTyped] = useState<string>();
  const [pending, setPending] = useState<Pending>();
  const asked = useRef(0);
  // It stays when it is no longer the home: a place that was just removed is still looked at.
  if (start && !shown) setShown(start);
  return {
    shown,
    city: typed ?? (shown ? cityIn(shown) : defaultCity),
    changeCity: setTyped,
    pending,
    stopWaiting: () => setPending(undefined),
    /** Begins to wait for a place; the result tells whether nothing was asked for since then. */
    ask: (what: Pending): (() => boolean) => {
      setPending(what);
      asked.current += 1;
      const own = asked.current;
      return () => own === asked.current;
    },
    show: (place: ShownPlace) => {
      asked.current += 1;
      setShown(place);
      setTyped(undefined);
      setPending(undefined);
    },
  };
}

/** The place that the weather opens with: the home, else the town of the profile, else Ranchi; undefined until it is known. */
function useStart(): ShownPlace | undefined {
  const { home, town, isLoading } = useStartPlace(useOwnTown());
  // The provider may not know what a person calls their town.
  const forecast = useGetForecastQuery(town ? { query: { q: town } } : skipToken);
  if (home) return savedShown(home);
  if (isLoading || forecast.isLoading) return undefined;
  if (!town || getApiError(forecast.error)?.code === 'not_found') return cityShown(defaultCity);
  return cityShown(town);
}
