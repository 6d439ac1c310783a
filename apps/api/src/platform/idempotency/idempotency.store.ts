import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

const KEPT_FOR = 24 * 60 * 60 * 1000;

/** A key, whose it is, and what was sent under it. */
export interface ClaimedKey {
  userId: string;
  key: string;
  /** Digest of the endpoint and everything that was sent to it. */
  digest: string;
}

/** The response to the first request with a key, and what that request sent. */
export interface StoredResponse {
  digest: string;
  response: unknown;
}

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>;

/** Stores which idempotency keys were used and the responses to them, for a day. */
export function createIdempotencyStore(db: Database) {
  const { userId, key, digest, response, createdAt } = idempotencyKeys;
  const isOf = (one: Pick<ClaimedKey, 'userId' | 'key'>) =>
    and(eq(userId, one.userId), eq(key, one.key));
  const expiry = (now: Date) => new Date(now.getTime() - KEPT_FOR);
  return {
    async find(
      one: Pick<ClaimedKey, 'userId' | 'key'>,
      now: Date,
      tx?: Tx,
    ): Promise<StoredResponse | undefined> {
      const [found] = await queriesIn(db, tx)
        .select({ digest, response })
        .from(idempotencyKeys)
        .where(and(isOf(one), gt(createdAt, expiry(now))));
      return found;
    },

    /**
     * Claims a key for the transaction; gives whether it was free. Of two requests that come at once, the second
     * waits here until the transaction of the first has ended.
     */
    async claim(tx: Tx, claimed: ClaimedKey, now: Date): Promise<boolean> {
      const queries = queriesOf(tx);
      const isExpired = lte(createdAt, expiry(now));
      await queries.delete(idempotencyKeys).where(and(eq(userId, claimed.userId), isExpired));
      const inserted = await queries
        .insert(idempotencyKeys)
        .values({ ...claimed, createdAt: now })
        .onConflictDoNothing()
        .returning({ key });
      return inserted.length > 0;
    },

    async storeResponse(
      tx: Tx,
      one: Pick<ClaimedKey, 'userId' | 'key'>,
      given: unknown,
    ): Promise<void> {
      await queriesOf(tx).update(idempotencyKeys).set({ response: given }).where(isOf(one));
    },

    /** Deletes responses that are too old to be given again; gives how many. */
    async deleteExpired(now: Date): Promise<number> {
      const deleted = await db.delete(idempotencyKeys).where(lte(createdAt, expiry(now)));
      return deleted.rowCount ?? 0;
    },

    /** The keys of a user, for the copy of their data. */
    keysOfUser(ownerId: string): Promise<{ key: string; usedAt: Date }[]> {
      return db.select({ key, usedAt: createdAt }).from(idempotencyKeys).where(eq(userId, ownerId));
    },

    /** Deletes the keys of a user whose account is being deleted, after its row was locked. */
    async deleteOfUser(tx: Tx, ownerId: string): Promise<void> {
      await queriesOf(tx).delete(idempotencyKeys).where(eq(userId, ownerId));
    },
  };
}
