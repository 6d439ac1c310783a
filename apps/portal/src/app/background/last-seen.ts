import { type Api, whenApiLoaded } from '../../shared/loading/store-parts.ts';
import type { EndpointOptions } from '../../shared/transport/base-query.ts';
import { clearUserCaches } from '../../shared/user-caches.ts';
import type { AppStore } from '../store.ts';
import { createKeep } from './keep-seen.ts';
import { readSeen, type SeenReply } from './last-seen-storage.ts';
import { queriesOf } from './queries.ts';
import { refetchWhenOnline } from './refetch-when-online.ts';
import { createRestore } from './restore-seen.ts';
import { forgetSeenTimes } from './seen-times.ts';

/** Longer than by default: what was seen is shown at once wherever the user goes in this visit. */
const KEEP_UNUSED_SECONDS = 600;

/**
 * Keeps the replies of the endpoints that opt in (`isLastSeenKept`) for the next visit of the same user, and shows
 * those of the last one until fresh ones arrive. Without storage nothing is kept and nothing fails.
 */
export function startLastSeen(store: AppStore): void {
  const { token, userId: atStart } = store.getState().session;
  let userId = atStart;
  store.subscribe(() => {
    const now = store.getState().session.userId;
    if (now === userId) return;
    if (userId) forget();
    userId = now;
  });
  // What a tab that closed too early has left.
  if (!userId) forget();
  // Blocked storage: the page is as on a first visit.
  const replies = token && userId ? readSeen(userId).catch(() => undefined) : undefined;
  whenApiLoaded((api) => void follow(store, api, atStart, replies));
}

function forget(): void {
  forgetSeenTimes();
  clearUserCaches();
}

async function follow(
  store: AppStore,
  api: Api,
  owner: string | null,
  replies: Promise<ReadonlyMap<string, SeenReply> | undefined> | undefined,
): Promise<void> {
  const isKept = createIsKept(api);
  const restore = createRestore(store, api, owner, isKept);
  const keep = createKeep(store, isKept);
  refetchWhenOnline(store, api);
  let queries: ReturnType<typeof queriesOf> | undefined;
  const update = () => {
    const now = queriesOf(store);
    if (now === queries) return;
    queries = now;
    keep(now);
    restore();
  };
  store.subscribe(update);
  update();
  restore(await replies);
}

/** Whether an endpoint opts in; asked once for each that has been injected. */
function createIsKept(api: Api): (endpointName: string | undefined) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    if (!name || !(name in api.endpoints)) return false;
    const before = known.get(name);
    if (before !== undefined) return before;
    let isKept = false;
    const read = (definition: Definition) => {
      isKept = definition.extraOptions?.isLastSeenKept === true;
      if (isKept) definition.keepUnusedDataFor = KEEP_UNUSED_SECONDS;
    };
    // The one public way to a definition. The type of `api` names no endpoints, since domains inject them.
    api.enhanceEndpoints({ endpoints: { [name]: read } as object });
    known.set(name, isKept);
    return isKept;
  };
}

/** The part of an endpoint's definition that is read and changed here. */
interface Definition {
  extraOptions?: EndpointOptions;
  keepUnusedDataFor?: number;
}
