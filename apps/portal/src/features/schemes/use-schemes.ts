import type { RegionSlug, Scheme } from '@upaj/content/schemes/scheme';
import { use, useCallback, useEffect, useReducer, useState } from 'react';
import { SchemesContext } from './schemes-source.ts';

interface Schemes {
  /** Undefined while they are loading. */
  schemes: readonly Scheme[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The schemes of one region: loading, failed, or loaded. */
export function useSchemes(region: RegionSlug): Schemes {
  const source = use(SchemesContext);
  const schemes = source.known(region);
  const [failed, setFailed] = useState<RegionSlug>();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);

  const ask = useCallback(() => {
    setFailed(undefined);
    source.bring(region).then(drawAgain, () => setFailed(region));
  }, [source, region]);

  const isHere = schemes !== undefined;
  useEffect(() => {
    if (!isHere) ask();
  }, [isHere, ask]);

  return { schemes, hasFailed: failed === region, retry: ask };
}
