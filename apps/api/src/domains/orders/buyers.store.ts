import type { Unanswered } from '@upaj/contract/order-caps.rules';
import { and, eq, sql } from 'drizzle-orm';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { orderLines, orders } from './orders.tables.ts';

const hasStatus = (buyerId: string, status: 'placed' | 'delivered') =>
  and(eq(orders.buyerId, buyerId), eq(orders.status, status));

export type BuyerStore = typeof buyerStore;

/** Reads how a buyer stands. */
export const buyerStore = {
  /** Whether an order was ever delivered to a buyer. */
  async hasReceived(tx: Tx, buyerId: string): Promise<boolean> {
    const found = await queriesOf(tx)
      .select({ id: orders.id })
      .from(orders)
      .where(hasStatus(buyerId, 'delivered'))
      .limit(1);
    return found.length > 0;
  },

  /** The orders of a buyer that no seller has answered; the amount in paise. */
  async unanswered(tx: Tx, buyerId: string): Promise<Unanswered> {
    const [found] = await queriesOf(tx)
      .select({
        orders: sql<number>`count(distinct ${orders.id})::int`,
        units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int`,
        amount: sql<string>`coalesce(sum(${orderLines.total}), 0)`,
      })
      .from(orders)
      .innerJoin(
        orderLines,
        and(eq(orderLines.orderId, orders.id), eq(orderLines.revision, orders.revision)),
      )
      .where(hasStatus(buyerId, 'placed'));
    return {
      orders: found?.orders ?? 0,
      units: found?.units ?? 0,
      amount: Number(found?.amount ?? 0),
    };
  },
};
