import { Id } from '@upaj/contract/fields';
import { OrderAction } from '@upaj/contract/orders.schema';
import * as z from 'zod/mini';
import { defineEvent } from '../../platform/events/define-event.ts';

/** The order and its two parties; null once the account is deleted. */
const parties = { orderId: Id, buyerId: z.nullable(Id), sellerId: z.nullable(Id) };

/** An order was placed. */
export const orderPlaced = defineEvent('order.placed', z.object(parties));

/** Someone did something with an order. */
export const orderChanged = defineEvent(
  'order.changed',
  z.object({ ...parties, action: OrderAction, by: z.enum(['buyer', 'seller', 'system']) }),
);
