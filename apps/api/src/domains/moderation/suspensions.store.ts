import { and, desc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { suspendedAddresses as addresses, suspensions } from './moderation.tables.ts';

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

    /** Keeps the hash of a suspended person's address until a moment. */
    async setAddress(tx: Tx, address: typeof addresses.$inferInsert): Promise<void> {
      await queriesOf(tx)
        .insert(addresses)
        .values(address)
        .onConflictDoUpdate({ target: addresses.addressHash, set: address });
    },

    /** When the suspension of an address ends, by any of its hashes; undefined if it is not suspended. */
    async untilOf(tx: Tx, hashes: readonly string[], now: Date): Promise<Date | undefined> {
      const [found] = await queriesOf(tx)
        .select({ until: addresses.until })
        .from(addresses)
        .where(and(inArray(addresses.addressHash, [...hashes]), gt(addresses.until, now)))
        .orderBy(desc(addresses.until))
        .limit(1);
      return found?.until;
    },

    /** Forgets the addresses of a person, and further ones by their hashes. */
    async deleteAddresses(tx: Tx, id: string, hashes: readonly string[]): Promise<void> {
      await queriesOf(tx)
        .delete(addresses)
        .where(or(eq(addresses.userId, id), inArray(addresses.addressHash, [...hashes])));
    },

    async deleteEnded(now: Date): Promise<number> {
      await db.delete(addresses).where(lte(addresses.until, now));
      const deleted = await db.delete(suspensions).where(lte(until, now));
      return deleted.rowCount ?? 0;
    },
  };
}
