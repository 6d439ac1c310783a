import type { Api } from '../../shared/loading/store-parts.ts';
import { isBackendDown } from '../../shared/transport/api-error.ts';
import type { AppStore } from '../store.ts';
import { isShown, queriesOf } from './queries.ts';

interface Endpoint {
  initiate: (arg: unknown, options: object) => Parameters<AppStore['dispatch']>[0];
}

/** RTK Query needs half a second to tell what is shown; beyond that, phones of one village come back at different times. */
const FIRST_WAIT_MS = 600;

/** Fetches again what is shown and could not be fetched. */
export function refetchFailed(store: AppStore, api: Api): void {
  for (const [key, entry] of Object.entries(queriesOf(store))) {
    if (entry?.status !== 'rejected' || !entry.endpointName) continue;
    if (!isBackendDown(entry.error) || !isShown(store, key)) continue;
    // The type of `api` names no endpoints, since domains inject them.
    const endpoints: Record<string, Endpoint | undefined> = api.endpoints;
    // By hand: this works on the store, outside of any component.
    const again = endpoints[entry.endpointName]?.initiate(entry.originalArgs, {
      subscribe: false,
      forceRefetch: true,
    });
    if (again) void store.dispatch(again);
  }
}

/**
 * Fetches what has failed when the connection returns. RTK Query's `refetchOnReconnect` would fetch everything that is
 * shown, with each page of a list, whenever a phone finds its network again.
 */
export function refetchWhenOnline(store: AppStore, api: Api): void {
  addEventListener('online', () => {
    setTimeout(() => refetchFailed(store, api), FIRST_WAIT_MS * (1 + Math.random()));
  });
}
