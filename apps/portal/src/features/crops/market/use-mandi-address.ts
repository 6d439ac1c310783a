import { stateNamed } from '@upaj/content/state-named';
import type { Category, CropSort } from '@upaj/contract/crops.schema';
import type { CropFilter } from '../../../domains/crops/crops.api.ts';
import { isCategory } from '../../../domains/crops/use-crop-labels.ts';
import { useAddressQuery } from '../../../shared/use-address-query.ts';

/** The orders of a list; the first is the default. */
export const sorts = [
  'newest',
  'price-asc',
  'price-desc',
  'rating',
] as const satisfies readonly CropSort[];

/** The filters in the address of the Mandi. */
export interface MandiAddress {
  category: Category | undefined;
  q: string;
  state: string;
  /** Id of a seller, whose listings alone are shown. */
  seller: string;
  sort: CropSort;
}

/** The filters of an address; what is none is left out. */
export function readMandiAddress(query: URLSearchParams): MandiAddress {
  const category = query.get('category');
  const state = query.get('state') ?? '';
  return {
    category: isCategory(category) ? category : undefined,
    q: query.get('q')?.trim().slice(0, 100) ?? '',
    state: stateNamed(state)?.en ?? state,
    seller: query.get('seller') ?? '',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'newest',
  };
}

/** Whether a list is shown, and not the sections of all categories. */
export const isFiltered = ({ category, q, seller }: MandiAddress): boolean =>
  Boolean(category || q || seller);

/** What a list of the market is asked for. */
export const listFilterOf = ({ category, q, state, seller, sort }: MandiAddress): CropFilter => ({
  category,
  q: q || undefined,
  state: state || undefined,
  seller: seller || undefined,
  sort,
});

/** Reads the filters from the address and writes them there, so that a view can be shared and gone back to. */
export function useMandiAddress() {
  const [search, changeAddress] = useAddressQuery<keyof MandiAddress>();
  return { address: readMandiAddress(search), changeAddress };
}
