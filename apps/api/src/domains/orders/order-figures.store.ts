import { toRupees } from '@upaj/content/money';
import type { User } from '@upaj/contract/accounts.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from './orders.tables.ts';

/** The figures of a profile. */
export type OrderCounters = Pick<
  User,
  'ordersPlaced' | 'moneySpent' | 'ordersReceived' | 'moneyEarned'
>;

/** Adds up orders. */
export function createOrderFigures(db: Database) {
  const sideOf = async (column: typeof orders.buyerId | typeof orders.sellerId, userId: string) => {
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        money: sql<string>`coalesce(sum(${orders.total}) filter (where ${orders.status} = 'delivered'), 0)`,
      })
      .from(orders)
      .where(eq(column, userId));
    return { count: row?.count ?? 0, money: toRupees(Number(row?.money ?? 0)) };
  };
  return {
    /** How many orders a person has placed and received, and the rupees of those that were delivered. */
    async countersOf(userId: string): Promise<OrderCounters> {
      const [bought, sold] = await Promise.all([
        sideOf(orders.buyerId, userId),
        sideOf(orders.sellerId, userId),
      ]);
      return {
        ordersPlaced: bought.count,
        moneySpent: bought.money,
        ordersReceived: sold.count,
        moneyEarned: sold.money,
      };
    },
  };
}
