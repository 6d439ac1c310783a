import { eq, sql } from 'drizzle-orm';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { PostKind } from './post.ts';
import { commentLikes, comments, threadLikes, threadStats } from './threads.tables.ts';

const likes = {
  thread: { table: threadLikes, post: sql.raw('thread_id') },
  comment: { table: commentLikes, post: sql.raw('comment_id') },
} as const;

/** The like of a person. */
export interface Like {
  on: PostKind;
  id: string;
  userId: string;
}

export type LikeStore = ReturnType<typeof createLikeStore>;

/** Stores who likes what; the caller holds the lock of `PostStore.lock`. */
export function createLikeStore() {
  const has = async (tx: Tx, query: ReturnType<typeof sql>) =>
    (await queriesOf(tx).execute(query)).rows.length > 0;
  return {
    isLiked(tx: Tx, { on, id, userId }: Like): Promise<boolean> {
      const { table, post } = likes[on];
      return has(tx, sql`select from ${table} where ${post} = ${id} and user_id = ${userId}`);
    },

    /** Adds a like; gives whether there was none. */
    add(tx: Tx, { on, id, userId }: Like, at: Date): Promise<boolean> {
      const { table, post } = likes[on];
      return has(
        tx,
        sql`insert into ${table} (${post}, user_id, created_at)
          values (${id}, ${userId}, ${at.toISOString()}) on conflict do nothing returning user_id`,
      );
    },

    /** Removes a like; gives whether there was one. */
    remove(tx: Tx, { on, id, userId }: Like): Promise<boolean> {
      const { table, post } = likes[on];
      return has(
        tx,
        sql`delete from ${table} where ${post} = ${id} and user_id = ${userId} returning user_id`,
      );
    },

    /** The counted likes of a post. */
    async count(tx: Tx, on: PostKind, id: string): Promise<number> {
      const queries = queriesOf(tx);
      const { likeCount, threadId } = threadStats;
      const [found] =
        on === 'thread'
          ? await queries.select({ likeCount }).from(threadStats).where(eq(threadId, id))
          : await queries
              .select({ likeCount: comments.likeCount })
              .from(comments)
              .where(eq(comments.id, id));
      return found?.likeCount ?? 0;
    },
  };
}
