import type { District } from '@upaj/content/places/district';
import { stateSlugs } from '@upaj/content/state-slugs';
import { useEffect, useState } from 'react';

/** The districts of a state; none while they load, and none where they could not be loaded. */
export function useDistricts(state: string): readonly District[] {
  const [found, setFound] = useState<{ state: string; districts: readonly District[] }>();
  useEffect(() => {
    const slug = stateSlugs.find((one) => one === state.toLowerCase().replaceAll(' ', '-'));
    if (!slug) return;
    let isWanted = true;
    import('@upaj/content/places/districts')
      .then(({ loadDistricts }) => loadDistricts(slug))
      .then((districts) => isWanted && setFound({ state, districts }))
      // The state alone is enough for an advice.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [state]);
  return found?.state === state ? found.districts : [];
}
