import type { CacheEntry } from './queries.ts';

interface Restored {
  /** When the server sent the data, in an earlier visit. */
  at: number;
  /** The timestamp in RTK Query's cache, which is no time of an answer. */
  stamp: number;
}

const restored = new Map<string, Restored>();

/** Remembers how old the restored data of an entry are. */
export const rememberSeenTime = (key: string, times: Restored): void =>
  void restored.set(key, times);

/** Forgets them all, with the user. */
export const forgetSeenTimes = (): void => restored.clear();

/** Whether the data of an entry are from an earlier visit; fresh ones end that. */
export function isRestored(key: string, { fulfilledTimeStamp }: CacheEntry): boolean {
  const times = restored.get(key);
  const isStill =
    times !== undefined && (fulfilledTimeStamp === undefined || fulfilledTimeStamp === times.stamp);
  if (!isStill) restored.delete(key);
  return isStill;
}

/** When the server sent the data of an entry, in this visit or in an earlier one. */
export const seenTime = (key: string, entry: CacheEntry): number | undefined =>
  isRestored(key, entry) ? restored.get(key)?.at : entry.fulfilledTimeStamp;
