import { storeValue, useStoredValue } from './stored-value.ts';

/** Remembers a number of a user, so that every page shows it from the first paint. */
export const storeOwnCount = (key: string, userId: string, count: number): void =>
  storeValue(key, `${userId} ${count}`);

/** A number of a user as far as this browser knows it, or 0. */
export function useOwnCount(key: string, userId: string | null): number {
  const [owner, count] = useStoredValue(key)?.split(' ') ?? [];
  return owner === userId ? Number(count) : 0;
}
