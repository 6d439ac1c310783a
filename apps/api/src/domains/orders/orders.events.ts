import { Id } from '@upaj/contract/fields';
import { OrderAction } from '@upaj/contract/orders.schema';
import * as z from 'zod/mini';
import { defineEvent } from '../../platform/events/define-event.ts';

/** An order was placed. */
export const orderPlaced = defineEvent('order.placed', z.object({ orderId: Id }));

/** Somebody did something with an order. */
export const orderChanged = defineEvent(
  'order.changed',
  z.object({ orderId: Id, action: OrderAction, by: z.enum(['buyer', 'seller', 'system']) }),
);
