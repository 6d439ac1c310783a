import { ApiError } from '@upaj/contract/api-error';
import { exceededCap, isNewBuyer, type Unanswered } from '@upaj/contract/order-caps.rules';
import { sumOf } from '@upaj/contract/totals.rules';
import { db } from './db.ts';
import { totalsOf } from './order-view.ts';
import type { OrderLineRecord, PersonRecord } from './records.ts';

const ordersOf = (buyerId: string) =>
  [...db.orders.values()].filter((order) => order.buyerId === buyerId);

/** Whether nothing vouches for a buyer yet. */
export const isNewBuyerNow = ({ id, isEmailConfirmed }: PersonRecord): boolean =>
  isNewBuyer({
    isEmailConfirmed,
    hasReceived: ordersOf(id).some(({ status }) => status === 'delivered'),
  });

const countOf = (orders: readonly OrderLineRecord[][]): Unanswered => ({
  orders: orders.length,
  units: orders.flat().reduce((sum, { quantity }) => sum + quantity, 0),
  amount: sumOf(orders.map((lines) => totalsOf(lines).total)),
});

/** Refuses the lines of orders that a new buyer may not add to what waits for answers. */
export function requireCaps(buyerId: string, placed: readonly OrderLineRecord[][]): void {
  const open = ordersOf(buyerId).filter(({ status }) => status === 'placed');
  const cap = exceededCap(countOf(open.map(({ lines }) => lines)), countOf(placed));
  if (cap) throw new ApiError('buyer_cap', { cap });
}
