import type { Reducer } from '@reduxjs/toolkit';

/** The part of a slice that a store needs. */
interface LazySlice {
  reducerPath: string;
  reducer: Reducer;
}

const loaded = new Set<LazySlice>();
const waiting = new Set<(slice: LazySlice) => void>();

/** Adds a slice that only some pages need to every store, once its code is loaded; its selectors must bear a store without it. */
export function sliceLoaded(slice: LazySlice): void {
  loaded.add(slice);
  for (const join of waiting) join(slice);
}

/** Calls back for each such slice, at once for those that are loaded. */
export function whenSliceLoaded(join: (slice: LazySlice) => void): void {
  for (const slice of loaded) join(slice);
  waiting.add(join);
}
