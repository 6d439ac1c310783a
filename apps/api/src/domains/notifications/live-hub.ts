import { setTimeout as wait } from 'node:timers/promises';
import type { $ZodType, output } from 'zod/v4/core';
import type { Follow } from '../../platform/events/broadcast.ts';
import type { EventType } from '../../platform/events/define-event.ts';
import { cartChanged } from '../cart/cart.events.ts';
import { orderChanged, orderPlaced } from '../orders/orders.events.ts';
import { notificationsChanged } from './notifications.events.ts';

/** What the devices of a user fetch again. */
export type Part = 'notifications' | 'orders' | 'cart';
export const everything: readonly Part[] = ['notifications', 'orders', 'cart'];

type Listener = (parts: readonly Part[]) => void;
const PAUSE_MS = 1000;

/**
 * Tells the streams of this process what has changed for their people, whichever process changed it. The events are
 * followed once, and only while there are listeners.
 */
export function createLiveHub(follow: Follow) {
  const listeners = new Map<string, Set<Listener>>();
  let following: AbortController | undefined;

  const tell = (userId: string | null, part: Part) => {
    for (const listener of listeners.get(userId ?? '') ?? []) listener([part]);
  };
  const tellEverybody = () => {
    for (const own of listeners.values()) for (const listener of own) listener(everything);
  };
  async function followAll<S extends $ZodType>(
    event: EventType<S>,
    signal: AbortSignal,
    show: (payload: output<S>) => void,
  ): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const { payload } of follow(event, signal)) show(payload);
      } catch {
        // It fell behind: everybody reads everything, and it goes on from now.
        tellEverybody();
        await wait(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }
  function start() {
    following = new AbortController();
    const { signal } = following;
    const ofOrder = (order: { buyerId: string | null; sellerId: string | null }) => {
      tell(order.buyerId, 'orders');
      tell(order.sellerId, 'orders');
    };
    void followAll(orderPlaced, signal, ofOrder);
    void followAll(orderChanged, signal, ofOrder);
    void followAll(cartChanged, signal, ({ userId }) => tell(userId, 'cart'));
    void followAll(notificationsChanged, signal, ({ userId }) => tell(userId, 'notifications'));
  }

  return {
    /** Listens for a person until the returned function is called. */
    listen(userId: string, listener: Listener): () => void {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      if (!following) start();
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
        if (listeners.size > 0) return;
        following?.abort();
        following = undefined;
      };
    },
  };
}
