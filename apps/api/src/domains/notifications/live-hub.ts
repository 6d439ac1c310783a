import type { Follow } from '../../platform/events/broadcast.ts';
import { createEventHub, type EventHub, hubSource } from '../../platform/events/event-hub.ts';
import { cartChanged } from '../cart/cart.events.ts';
import { orderChanged, orderPlaced } from '../orders/orders.events.ts';
import { notificationsChanged } from './notifications.events.ts';

/** What the devices of a user fetch again. */
export type Part = 'notifications' | 'orders' | 'cart';
export const everything: readonly Part[] = ['notifications', 'orders', 'cart'];

interface OrderParties {
  buyerId: string | null;
  sellerId: string | null;
}

const toldOfOrder = ({ buyerId, sellerId }: OrderParties) =>
  [buyerId, sellerId].flatMap((userId) => (userId === null ? [] : [[userId, ['orders']] as const]));

/** Tells the streams of this process what has changed for their people. */
export const createLiveHub = (follow: Follow): EventHub<readonly Part[]> =>
  createEventHub<readonly Part[]>({
    follow,
    sources: [
      hubSource(orderPlaced, toldOfOrder),
      hubSource(orderChanged, toldOfOrder),
      hubSource(cartChanged, ({ userId }) => [[userId, ['cart']]]),
      hubSource(notificationsChanged, ({ userId }) => [[userId, ['notifications']]]),
    ],
    missed: everything,
  });
