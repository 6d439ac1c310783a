import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { answers } from './idempotency.tables.ts';

const KEPT_FOR = 24 * 60 * 60 * 1000;

/** A write that is carried out once for a person's key, however often it is sent. */
export interface Once {
  personId: string;
  key: string;
  /** Digest of the call and all that was sent with it. */
  digest: string;
  now: Date;
}

/** What was sent and answered the first time. */
export interface Earlier {
  digest: string;
  reply: unknown;
}

type Asking = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

const of = ({ personId, key }: Once) => and(eq(answers.personId, personId), eq(answers.key, key));

/** Finds the first answer to a key that is not a day old. */
export async function earlierAnswer(db: Asking, once: Once): Promise<Earlier | undefined> {
  const isAlive = gt(answers.createdAt, new Date(once.now.getTime() - KEPT_FOR));
  const [found] = await db
    .select({ digest: answers.digest, reply: answers.reply })
    .from(answers)
    .where(and(of(once), isAlive));
  return found;
}

/**
 * Takes the key for the transaction that it is given, and gives nothing; or the first answer if the key is taken.
 * Of two that come at once, the second waits here until the first has been carried out or has failed.
 */
export async function takeKey(tx: Asking, once: Once): Promise<Earlier | undefined> {
  const { personId, key, digest, now } = once;
  const isDead = lt(answers.createdAt, new Date(now.getTime() - KEPT_FOR));
  await tx.delete(answers).where(and(eq(answers.personId, personId), isDead));
  const taken = await tx
    .insert(answers)
    .values({ personId, key, digest, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: answers.key });
  return taken.length > 0 ? undefined : earlierAnswer(tx, once);
}

/** Forgets answers that are too old to be given again; gives how many. */
export async function forgetAnswers(db: Asking, now: Date): Promise<number> {
  const isDead = lt(answers.createdAt, new Date(now.getTime() - KEPT_FOR));
  return (await db.delete(answers).where(isDead)).rowCount ?? 0;
}

/** Keeps the answer with the key, in the transaction that carried the write out. */
export async function keepAnswer(tx: Asking, once: Once, reply: unknown): Promise<void> {
  await tx.update(answers).set({ reply }).where(of(once));
}
