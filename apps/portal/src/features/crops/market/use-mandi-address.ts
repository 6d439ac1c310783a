import type { Category, CropSort } from '@upaj/contract/crops.schema';
import { useSearchParams } from 'react-router-dom';
import { isCategory } from '../use-crop-words.ts';

/** How a list can be ordered; the first is what people get without asking. */
export const sorts = ['newest', 'price-asc', 'price-desc'] as const satisfies readonly CropSort[];

/** What the address of the Mandi asks for. */
export interface MandiAddress {
  category: Category | undefined;
  q: string;
  state: string;
  sort: CropSort;
}

type Change = Partial<Record<keyof MandiAddress, string>>;

/** Reads the filters from the address and writes them there, so that a view can be shared and gone back to. */
export function useMandiAddress() {
  const [search, setSearch] = useSearchParams();
  const category = search.get('category');
  const address: MandiAddress = {
    category: isCategory(category) ? category : undefined,
    q: search.get('q')?.trim().slice(0, 100) ?? '',
    state: search.get('state') ?? '',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'newest',
  };
  const changeAddress = (change: Change, options?: { replace?: boolean }) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);
  return { address, changeAddress };
}
