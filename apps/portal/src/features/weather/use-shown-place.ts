import { useRef, useState } from 'react';
import { cityIn, defaultCity, type ShownPlace } from './shown-place.ts';
import { useStart } from './use-start.ts';

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
