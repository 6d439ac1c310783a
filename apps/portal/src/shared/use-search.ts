import { useMemo } from 'react';
import { useLoaded } from './loading/use-loaded.tsx';

/** What can be searched, by its finder. */
export type Finders = typeof import('@upaj/content/search/finders');

// The names that search knows weigh more than a page: they are loaded at the first search.
const loadFinders = () => import('@upaj/content/search/finders');

interface SearchResult<T> {
  /** The best hits first; undefined while the names or the items are on their way. */
  found: readonly T[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

/** What a search finds among items; `finderOf` must stay the same function. */
export function useSearch<T>(
  items: readonly T[] | undefined,
  query: string,
  finderOf: (finders: Finders) => (items: readonly T[]) => (query: string) => readonly T[],
): SearchResult<T> {
  const { data: finders, isFailed, retry } = useLoaded(loadFinders);
  const find = useMemo(
    () => finders && items && finderOf(finders)(items),
    [finders, items, finderOf],
  );
  const found = useMemo(() => find?.(query), [find, query]);
  return { found, isFailed, retry };
}
