import { useCallback } from 'react';
import { useListCropsInfiniteQuery } from '../../../domains/crops/crops.api.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import type { MandiAddress } from './use-mandi-address.ts';

/** The name closest to a word that finds nothing, if something of that name is on sale. */
export function useClosestName({ q, state, category }: MandiAddress): string | undefined {
  const load = useCallback(
    async () => (q ? (await import('@upaj/content/search/names')).closestName(q) : undefined),
    [q],
  );
  const { data: name } = useLoaded(load);
  const filter = { q: name, state: state || undefined, category, limit: '1' };
  const { currentData } = useListCropsInfiniteQuery(filter, { skip: !name });
  return currentData?.pages[0]?.data.length ? name : undefined;
}
