import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import type { api } from './api.ts';

type Api = typeof api;

/** Of a store that the cache has joined: it also takes the calls of endpoints. */
export type CacheDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

let loaded: Api | undefined;
const waiting = new Set<(api: Api) => void>();

/** Tells the stores that the cache of the server's data is here; pages that ask for none do not load it. */
export function apiLoaded(api: Api): void {
  loaded = api;
  for (const join of waiting) join(api);
  waiting.clear();
}

/** Calls back when the cache is here, which may be now. */
export function whenApiLoaded(join: (api: Api) => void): void {
  if (loaded) join(loaded);
  else waiting.add(join);
}

const subscribe = (listener: () => void) => {
  const join = () => listener();
  waiting.add(join);
  return () => waiting.delete(join);
};

/** Whether the cache is here, for what is not worth bringing it. */
export function useIsApiLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => loaded !== undefined,
    () => false,
  );
}
