import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { createApi } from '@reduxjs/toolkit/query/react';
import { useSyncExternalStore } from 'react';
import type { Reducer, UnknownAction } from 'redux';
import type { baseQuery } from '../transport/base-query.ts';

/** What `api.ts` creates; named here, since that file reports to this one. */
export type Api = ReturnType<typeof createApi<typeof baseQuery, Record<never, never>>>;

/** Dispatch of a store that the cache has joined: it also takes the thunks of endpoints. */
export type CacheDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The part of a slice that a store needs. */
interface LazySlice {
  reducerPath: string;
  reducer: Reducer;
}

const slices = new Set<LazySlice>();
const stores = new Set<(slice: LazySlice) => void>();

/** Adds a slice that only some pages need to every store, once its code is loaded; its selectors must bear a store without it. */
export function sliceLoaded(slice: LazySlice): void {
  slices.add(slice);
  for (const join of stores) join(slice);
}

/** Calls back for each such slice, at once for those that are loaded. */
export function whenSliceLoaded(join: (slice: LazySlice) => void): void {
  for (const slice of slices) join(slice);
  stores.add(join);
}

let loaded: Api | undefined;
const waiting = new Set<(api: Api) => void>();

/** Tells the stores that the cache of the server's data is loaded; pages without server data do not load it. */
export function apiLoaded(api: Api): void {
  loaded = api;
  for (const join of waiting) join(api);
  waiting.clear();
}

/** Calls back once the cache is loaded, at once if it is. */
export function whenApiLoaded(join: (api: Api) => void): void {
  if (loaded) join(loaded);
  else waiting.add(join);
}

const subscribe = (listener: () => void) => {
  const join = () => listener();
  waiting.add(join);
  return () => waiting.delete(join);
};

/** Whether the cache is loaded, for what is not worth loading it. */
export function useIsApiLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => loaded !== undefined,
    () => false,
  );
}
