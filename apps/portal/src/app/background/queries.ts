import type { AppStore } from '../store.ts';

/** What is read here of an entry of RTK Query's cache; the state's own type names the endpoints of one file alone. */
export interface CacheEntry {
  status: string;
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
  error?: unknown;
  /** When its request was sent, in milliseconds since 1970. */
  startedTimeStamp?: number;
  /** When its data arrived, in milliseconds since 1970. */
  fulfilledTimeStamp?: number;
}

/** The entries of RTK Query's cache by key; none before it is loaded. */
export const queriesOf = (store: AppStore): Readonly<Record<string, CacheEntry | undefined>> =>
  store.getState().api?.queries ?? {};

/** Whether a component shows an entry. */
export function isShown(store: AppStore, key: string): boolean {
  const subscribers = store.getState().api.subscriptions[key];
  return Object.keys(subscribers ?? {}).length > 0;
}
