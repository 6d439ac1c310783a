import { stateNamed } from '@upaj/content/state-named';
import type { Category, CropSort } from '@upaj/contract/crops.schema';
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

/** Reads the filters from the address and writes them there, so that a view can be shared and gone back to. */
export function useMandiAddress() {
  const [search, changeAddress] = useAddressQuery<keyof MandiAddress>();
  const category = search.get('category');
  const state = search.get('state') ?? '';
  const address: MandiAddress = {
    category: isCategory(category) ? category : undefined,
    q: search.get('q')?.trim().slice(0, 100) ?? '',
    state: stateNamed(state)?.en ?? state,
    seller: search.get('seller') ?? '',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'newest',
  };
  return { address, changeAddress };
}
