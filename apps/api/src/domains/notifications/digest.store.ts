import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { notificationSettings } from './notifications.tables.ts';

export type DigestStore = ReturnType<typeof createDigestStore>;

/** Stores who gets the daily mail about discussions, and the day of the last one. */
export function createDigestStore(db: Database) {
  const { userId, hasDigest, digestDay } = notificationSettings;
  const isDue = (day: string) =>
    and(eq(hasDigest, true), or(isNull(digestDay), lt(digestDay, day)));
  return {
    /** People whose digest of a day is still to be written, in the order of their ids. */
    async listDue(day: string, after: string | undefined, limit: number): Promise<string[]> {
      const found = await db
        .select({ userId })
        .from(notificationSettings)
        .where(and(isDue(day), after === undefined ? undefined : gt(userId, after)))
        .orderBy(asc(userId))
        .limit(limit);
      return found.map((one) => one.userId);
    },

    /**
     * Takes the digest of a day for the transaction; gives the day of the one before, null for the first, and undefined
     * if it was taken already. Of two processes the second waits here for the first.
     */
    async take(tx: Tx, person: string, day: string): Promise<string | null | undefined> {
      const [found] = await queriesOf(tx)
        .select({ digestDay })
        .from(notificationSettings)
        .where(and(eq(userId, person), isDue(day)))
        .for('update');
      if (!found) return undefined;
      await queriesOf(tx)
        .update(notificationSettings)
        .set({ digestDay: day })
        .where(eq(userId, person));
      return found.digestDay;
    },
  };
}
