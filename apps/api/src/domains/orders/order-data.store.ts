import { toRupees } from '@upaj/content/money';
import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { historyView, paymentsView } from './order-view.ts';
import type { OrderStore } from './orders.store.ts';
import { orders } from './orders.tables.ts';

/** Reads a person's orders for the data export. */
export function createOrderDataStore(db: Database, store: Pick<OrderStore, 'full'>) {
  return {
    async list(userId: string): Promise<ExportedUser['orders']> {
      const rows = await db
        .select()
        .from(orders)
        .where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)))
        .orderBy(asc(orders.createdAt));
      const found = await store.full(rows);
      return found.map((order) => {
        const { id, reference, status, payment, paymentStatus } = order;
        const isBuyer = order.buyerId === userId;
        return {
          ...{ id, reference, status, payment, paymentStatus },
          as: isBuyer ? ('buyer' as const) : ('seller' as const),
          // The address of the buyer is not the seller's data.
          address: isBuyer ? order.address : null,
          items: order.lines.map(({ name, unit, quantity, delivered, price, total }) => ({
            ...{ name, unit, quantity, delivered },
            price: toRupees(price),
            total: toRupees(total),
          })),
          total: toRupees(order.total),
          history: historyView(order),
          payments: paymentsView(order),
          createdAt: order.createdAt.toISOString(),
        };
      });
    },
  };
}
