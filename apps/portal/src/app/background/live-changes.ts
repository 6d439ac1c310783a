import type { TagDescription } from '@reduxjs/toolkit/query';
import type { streamNotifications } from '@upaj/contract/notifications.endpoints';
import type { LiveChange } from '@upaj/contract/notifications.schema';
import { storeUnreadCount } from '../../domains/notifications/unread-count.ts';
import { whenApiLoaded } from '../../shared/loading/store-parts.ts';
import { openEventStream } from '../../shared/transport/event-stream.ts';
import { request } from '../../shared/transport/request.ts';
import { whileSeen } from '../../shared/transport/while-seen.ts';
import { type AppStore, sessionAccess } from '../store.ts';

/** The tags of what a change concerns; orders are also in the figures of both sides. */
const tags: Record<LiveChange['changed'][number], readonly TagDescription<string>[]> = {
  // A suspension, or its end, is told of too.
  notifications: ['Notification', { type: 'Moderation', id: 'STATE' }],
  orders: ['Order', 'User', { type: 'Seller', id: 'FIGURES' }],
  cart: ['Cart'],
};

/**
 * Follows what the server says has changed, on this device or another, as long as a user is signed in: counts what is
 * unread, and fetches what is shown and has changed. Returns how to stop.
 */
export function startLiveChanges(store: AppStore): () => void {
  let followed: string | null = null;
  let stop = () => {};
  const update = () => {
    const { token, userId } = store.getState().session;
    if (token === followed) return;
    stop();
    followed = token;
    stop = token && userId ? follow(store, userId) : () => {};
  };
  const unsubscribe = store.subscribe(update);
  update();
  return () => {
    unsubscribe();
    stop();
  };
}

/** Follows the changes of one session. */
function follow(store: AppStore, userId: string): () => void {
  const { dispatch, getState } = store;
  const access = { dispatch, getState, extra: sessionAccess };
  const args = request<typeof streamNotifications>('GET', '/api/v1/notifications/stream')({});
  let isFirst = true;
  const onEvent = ({ data: { unread, changed } }: { data: LiveChange }) => {
    storeUnreadCount(userId, unread);
    // The page has just fetched what it shows; after a lost connection it may have missed something.
    if (!isFirst) refetch(store, changed);
    isFirst = false;
  };
  return whileSeen((signal) => {
    // Without a stream the page is as fresh as its last request.
    openEventStream<typeof streamNotifications>(access, args, { signal, onEvent }).catch(() => {});
  });
}

/** Fetches again what is shown of it; what is not shown, when it is. */
function refetch(store: AppStore, changed: LiveChange['changed']): void {
  // A page without server data does not wait for the cache.
  if (!store.getState().api) return;
  // The type of `api` names no tags, since domains add them.
  const stale = changed.flatMap((part) => tags[part]) as never[];
  whenApiLoaded(({ util }) => void store.dispatch(util.invalidateTags(stale)));
}
