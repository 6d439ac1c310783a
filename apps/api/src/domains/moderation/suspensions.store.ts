import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { suspensions } from './moderation.tables.ts';

export type SuspensionStore = ReturnType<typeof createSuspensionStore>;

/** Stores who may not write, and until when. */
export function createSuspensionStore(db: Database) {
  const { userId, until } = suspensions;
  return {
    /** When the suspensions of people end, without those that have ended at `now`. */
    async ofUsers(
      userIds: readonly string[],
      now: Date,
      tx?: Tx,
    ): Promise<ReadonlyMap<string, Date>> {
      if (userIds.length === 0) return new Map();
      const found = await queriesIn(db, tx)
        .select({ userId, until })
        .from(suspensions)
        .where(and(inArray(userId, [...userIds]), gt(until, now)));
      return new Map(found.map((one) => [one.userId, one.until]));
    },

    /** Suspends a person, whose earlier suspension has ended. */
    async set(tx: Tx, id: string, end: Date): Promise<void> {
      await queriesOf(tx)
        .insert(suspensions)
        .values({ userId: id, until: end })
        .onConflictDoUpdate({ target: userId, set: { until: end } });
    },

    async delete(tx: Tx, id: string): Promise<void> {
      await queriesOf(tx).delete(suspensions).where(eq(userId, id));
    },

    async deleteEnded(now: Date): Promise<number> {
      const deleted = await db.delete(suspensions).where(lte(until, now));
      return deleted.rowCount ?? 0;
    },
  };
}
