import { useListCropsInfiniteQuery } from '../../../domains/crops/crops.api.ts';
import type { MandiAddress } from './use-mandi-address.ts';

/** The filters of an address that can be dropped. */
export type FilterName = 'state' | 'category';

interface BlockingFilters {
  isLoading: boolean;
  /** What can be dropped so that something is found: one of the filters, or all of them together. */
  drops: readonly (readonly FilterName[])[];
}

type Narrow = Pick<MandiAddress, 'q' | 'state' | 'category'>;

/** Whether anything is found; skipped where the filter to remove is not set. */
function useFinds({ q, state, category }: Narrow, isAsked: boolean) {
  const filter = { q: q || undefined, state: state || undefined, category, limit: '1' };
  const { currentData, isFetching } = useListCropsInfiniteQuery(filter, { skip: !isAsked });
  return { isLoading: isFetching, finds: isAsked && (currentData?.pages[0]?.data.length ?? 0) > 0 };
}

/** Asks whether the searched word finds something once a filter is dropped. */
export function useBlockingFilters({ q, state, category }: Narrow): BlockingFilters {
  const hasState = Boolean(q && state);
  const hasCategory = Boolean(q && category);
  const anyState = useFinds({ q, state: '', category }, hasState);
  const anyCategory = useFinds({ q, state, category: undefined }, hasCategory);
  const anywhere = useFinds({ q, state: '', category: undefined }, hasState && hasCategory);
  const drops: (readonly FilterName[])[] = [];
  if (anyState.finds) drops.push(['state']);
  if (anyCategory.finds) drops.push(['category']);
  if (drops.length === 0 && anywhere.finds) drops.push(['state', 'category']);
  return {
    isLoading: [anyState, anyCategory, anywhere].some(({ isLoading }) => isLoading),
    drops,
  };
}
