import { toRupees } from '@upaj/content/money';
import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { historyView, paymentsView } from './order-view.ts';
import type { FullOrder, OrderStore } from './orders.store.ts';
import { orders } from './orders.tables.ts';

/** Orders that are read together. */
const ORDERS_AT_ONCE = 20;

/** Reads a person's orders for the data export. */
export function createOrderDataStore(db: Database, store: Pick<OrderStore, 'full'>) {
  return {
    /** All orders of a person, read some at a time. */
    async *list(userId: string): AsyncIterable<ExportedUser['orders'][number]> {
      const rows = await db
        .select()
        .from(orders)
        .where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)))
        .orderBy(asc(orders.createdAt));
      for (let at = 0; at < rows.length; at += ORDERS_AT_ONCE) {
        const found = await store.full(rows.slice(at, at + ORDERS_AT_ONCE));
        for (const order of found) yield exported(order, userId);
      }
    },
  };
}

function exported(order: FullOrder, userId: string): ExportedUser['orders'][number] {
  const { id, reference, status, payment, paymentStatus } = order;
  const isBuyer = order.buyerId === userId;
  return {
    id,
    reference,
    status,
    payment,
    paymentStatus,
    as: isBuyer ? ('buyer' as const) : ('seller' as const),
    // The address of the buyer is not the seller's data.
    address: isBuyer ? order.address : null,
    items: order.lines.map(({ name, unit, quantity, delivered, price, total }) => ({
      name,
      unit,
      quantity,
      delivered,
      price: toRupees(price),
      total: toRupees(total),
    })),
    total: toRupees(order.total),
    history: historyView(order),
    payments: paymentsView(order),
    createdAt: order.createdAt.toISOString(),
  };
}
