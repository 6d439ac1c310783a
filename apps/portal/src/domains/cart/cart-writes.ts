import { nanoid } from '@reduxjs/toolkit';
import { storageKeys } from '../../shared/storage-keys.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { selectSession } from '../session/session.slice.ts';
import { cartApi } from './cart.api.ts';
import type { CartChange } from './cart-changes.ts';
import { CartQueue, type WriteResult } from './cart-queue.ts';
import type { CartStore } from './cart-store.ts';
import { keepVisitorItem } from './visitor-cart.ts';

/** Tells other tabs of this browser that the cart has changed. */
export const tellOtherTabs = (): void => localStorage.setItem(storageKeys.cartChanged, nanoid());

async function send(
  store: CartStore,
  cropId: string,
  { quantity }: CartChange,
): Promise<WriteResult> {
  const { putCartItem, deleteCartItem } = cartApi.endpoints;
  const params = { cropId };
  const { userId } = selectSession(store.getState());
  // By hand: the queue outlives the component whose press filled it.
  const { error } = await (quantity > 0
    ? store.dispatch(putCartItem.initiate({ params, body: { quantity } }, { track: false }))
    : store.dispatch(deleteCartItem.initiate({ params }, { track: false })));
  if (!error) tellOtherTabs();
  const isSignedOut = getApiError(error)?.code === 'not_signed_in';
  if (isSignedOut && quantity > 0) keepVisitorItem(userId, { cropId, quantity });
  return { error };
}

const queues = new WeakMap<CartStore, CartQueue>();

/** The changes of the cart on their way from a store to the server. */
export function cartWrites(store: CartStore): CartQueue {
  const known = queues.get(store);
  if (known) return known;
  const queue = new CartQueue((cropId, change) => send(store, cropId, change));
  queues.set(store, queue);
  let { userId } = selectSession(store.getState());
  store.subscribe(() => {
    const now = selectSession(store.getState()).userId;
    if (now !== userId) queue.forget();
    userId = now;
  });
  if (!import.meta.env.SSR) addEventListener('pagehide', queue.flush);
  return queue;
}
