import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import { threadPictures } from './threads.tables.ts';

/** Pictures that one clean-up deletes at most, counted. */
const AT_ONCE = 10_000;

/** A picture whose files remain. */
export type RemovedPicture = Pick<KeptPicture, 'id'>;

export type ThreadPictureStore = ReturnType<typeof createThreadPictureStore>;

/** Stores which pictures there are and which discussions show them. */
export function createThreadPictureStore(db: Database) {
  const { id, authorId, threadId, createdAt } = threadPictures;
  return {
    async insert(tx: Tx, userId: string, picture: KeptPicture, at: Date): Promise<void> {
      await queriesOf(tx)
        .insert(threadPictures)
        .values({ ...picture, authorId: userId, createdAt: at });
    },

    /** Gives unused pictures of a person to a discussion, in their order; gives how many there were. */
    async use(tx: Tx, userId: string, ids: readonly string[], thread: string): Promise<number> {
      const { rowCount } = await queriesOf(tx).execute(sql`
        update ${threadPictures} set thread_id = ${thread}, position = wanted.place - 1
        from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted (id, place)
        where ${threadPictures}.id = wanted.id and author_id = ${userId} and thread_id is null`);
      return rowCount ?? 0;
    },

    /** Deletes the pictures of a discussion. */
    removeOfThread: (tx: Tx, thread: string): Promise<RemovedPicture[]> =>
      queriesOf(tx).delete(threadPictures).where(eq(threadId, thread)).returning({ id }),

    /** Deletes all pictures of a person. */
    removeOfUser: (tx: Tx, userId: string): Promise<RemovedPicture[]> =>
      queriesOf(tx).delete(threadPictures).where(eq(authorId, userId)).returning({ id }),

    /** Deletes pictures that no discussion has taken since they were uploaded. */
    removeUnused(before: Date): Promise<RemovedPicture[]> {
      const unused = db
        .select({ id })
        .from(threadPictures)
        .where(and(isNull(threadId), lt(createdAt, before)))
        .limit(AT_ONCE)
        // One that a discussion is just taking stays.
        .for('update', { skipLocked: true });
      return db.delete(threadPictures).where(sql`${id} in ${unused}`).returning({ id });
    },

    /** The ones of these pictures that are stored. */
    async known(ids: readonly string[]): Promise<string[]> {
      // One array parameter, since a statement is limited to 65,535 parameters.
      const isOneOf = sql`${id} = any(${sql.param([...ids])}::uuid[])`;
      const found = await db.select({ id }).from(threadPictures).where(isOneOf);
      return found.map((picture) => picture.id);
    },
  };
}
