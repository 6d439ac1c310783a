import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { storedResponses } from './idempotency.tables.ts';

const KEPT_FOR = 24 * 60 * 60 * 1000;

/** A write that is carried out once for a person's key, however often it is sent. */
export interface IdempotencyRecord {
  personId: string;
  key: string;
  /** Digest of the call and all that was sent with it. */
  digest: string;
  now: Date;
}

/** What was sent and answered the first time. */
export interface StoredResponse {
  digest: string;
  reply: unknown;
}

type Asking = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

const of = ({ personId, key }: IdempotencyRecord) =>
  and(eq(storedResponses.personId, personId), eq(storedResponses.key, key));

/** Finds the first answer to a key that is not a day old. */
export async function findStoredResponse(
  db: Asking,
  once: IdempotencyRecord,
): Promise<StoredResponse | undefined> {
  const isAlive = gt(storedResponses.createdAt, new Date(once.now.getTime() - KEPT_FOR));
  const [found] = await db
    .select({ digest: storedResponses.digest, reply: storedResponses.reply })
    .from(storedResponses)
    .where(and(of(once), isAlive));
  return found;
}

/**
 * Takes the key for the transaction that it is given, and gives nothing; or the first answer if the key is taken.
 * Of two that come at once, the second waits here until the first has been carried out or has failed.
 */
export async function claimKey(
  tx: Asking,
  once: IdempotencyRecord,
): Promise<StoredResponse | undefined> {
  const { personId, key, digest, now } = once;
  const isDead = lt(storedResponses.createdAt, new Date(now.getTime() - KEPT_FOR));
  await tx.delete(storedResponses).where(and(eq(storedResponses.personId, personId), isDead));
  const taken = await tx
    .insert(storedResponses)
    .values({ personId, key, digest, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: storedResponses.key });
  return taken.length > 0 ? undefined : findStoredResponse(tx, once);
}

/** Forgets answers that are too old to be given again; gives how many. */
export async function deleteExpiredResponses(db: Asking, now: Date): Promise<number> {
  const isDead = lt(storedResponses.createdAt, new Date(now.getTime() - KEPT_FOR));
  return (await db.delete(storedResponses).where(isDead)).rowCount ?? 0;
}

/** Keeps the answer with the key, in the transaction that carried the write out. */
export async function storeResponse(
  tx: Asking,
  once: IdempotencyRecord,
  reply: unknown,
): Promise<void> {
  await tx.update(storedResponses).set({ reply }).where(of(once));
}
