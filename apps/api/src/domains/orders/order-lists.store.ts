import type { OrderFilter } from '@upaj/contract/orders.schema';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { OrderLine, OrderRow } from './order-record.ts';
import type { OrderStore } from './orders.store.ts';
import { orders } from './orders.tables.ts';

/** Where a list of orders continues. */
export interface OrderPosition {
  createdAt: Date;
  id: string;
}

/** An order in a list, with its first lines and the number of all. */
export interface ListedOrder extends OrderRow {
  lines: OrderLine[];
  lineCount: number;
}

export type OrderLists = ReturnType<typeof createOrderLists>;

/** Reads lists of orders, page by page. */
export function createOrderLists(db: Database, store: Pick<OrderStore, 'headsOf'>) {
  const after = (position: OrderPosition | undefined) =>
    position &&
    sql`(${orders.createdAt}, ${orders.id}) < (${position.createdAt.toISOString()}::timestamptz, ${position.id}::uuid)`;
  const newest = [desc(orders.createdAt), desc(orders.id)];
  const sideOf = (as: OrderFilter['as']) => (as === 'buyer' ? orders.buyerId : orders.sellerId);

  const withHeads = async (rows: readonly OrderRow[]): Promise<ListedOrder[]> => {
    if (rows.length === 0) return [];
    const headOf = await store.headsOf(rows);
    return rows.map((row) => ({ ...row, ...headOf(row.id) }));
  };

  return {
    /** A page of one's orders with their first lines, the newest first. */
    async list(
      userId: string,
      { as, status }: Pick<OrderFilter, 'as' | 'status'>,
      position: OrderPosition | undefined,
      limit: number,
    ): Promise<ListedOrder[]> {
      const ofStatus = status && eq(orders.status, status);
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(sideOf(as), userId), ofStatus, after(position)))
        .orderBy(...newest)
        .limit(limit);
      return withHeads(rows);
    },

    /** The newest orders of a person as buyer or as seller, with their first lines. */
    async listNewest(userId: string, limit: number): Promise<ListedOrder[]> {
      // Each side has its index; one condition with "or" would read all orders of the person.
      const sides = await Promise.all(
        (['buyer', 'seller'] as const).map((as) =>
          db
            .select()
            .from(orders)
            .where(eq(sideOf(as), userId))
            .orderBy(...newest)
            .limit(limit),
        ),
      );
      const newestOfBoth = sides
        .flat()
        .sort((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
        .slice(0, limit);
      return withHeads(newestOfBoth);
    },

    /** Ids of orders of new or of other buyers that no one has answered since `before`, the oldest first. */
    async listUnanswered(
      isNewBuyer: boolean,
      before: Date,
      position: OrderPosition | undefined,
      limit: number,
    ): Promise<OrderPosition[]> {
      const isWaiting = sql`${orders.status} = 'placed' and ${orders.paymentStatus} = 'unpaid'`;
      const isLater =
        position &&
        sql`(${orders.createdAt}, ${orders.id}) > (${position.createdAt.toISOString()}::timestamptz, ${position.id}::uuid)`;
      return db
        .select({ id: orders.id, createdAt: orders.createdAt })
        .from(orders)
        .where(
          and(isWaiting, eq(orders.isNewBuyer, isNewBuyer), lt(orders.createdAt, before), isLater),
        )
        .orderBy(asc(orders.createdAt), asc(orders.id))
        .limit(limit);
    },
  };
}
