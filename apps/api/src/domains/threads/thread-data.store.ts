import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import {
  commentLikes,
  comments,
  postVersions,
  threadLikes,
  threadMutes,
  threadPictures,
  threadStats,
  threads,
} from './threads.tables.ts';

const iso = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export type ThreadDataStore = ReturnType<typeof createThreadDataStore>;

/** Reads and deletes what is stored of one person, or has expired. */
export function createThreadDataStore(db: Database) {
  return {
    /** What a person wrote, the oldest first, in the data export. */
    async copy(userId: string) {
      const { title } = threads;
      const ownThreads = await db
        .select({ title, content: threads.content, createdAt: threads.createdAt })
        .from(threads)
        .where(eq(threads.authorId, userId))
        .orderBy(asc(threads.createdAt), asc(threads.id));
      const ownComments = await db
        .select({ title, content: comments.content, createdAt: comments.createdAt })
        .from(comments)
        .innerJoin(threads, eq(threads.id, comments.threadId))
        .where(eq(comments.authorId, userId))
        .orderBy(asc(comments.createdAt), asc(comments.id));
      return { threads: ownThreads.map(iso), comments: ownComments.map(iso) };
    },

    /** What a person likes and has muted, and the own pictures, in the data export. */
    async copyMarks(userId: string) {
      const { title } = threads;
      const likedThreads = await db
        .select({ title, createdAt: threadLikes.createdAt })
        .from(threadLikes)
        .innerJoin(threads, eq(threads.id, threadLikes.threadId))
        .where(eq(threadLikes.userId, userId))
        .orderBy(asc(threadLikes.createdAt));
      const likedComments = await db
        .select({ title, createdAt: commentLikes.createdAt })
        .from(commentLikes)
        .innerJoin(comments, eq(comments.id, commentLikes.commentId))
        .innerJoin(threads, eq(threads.id, comments.threadId))
        .where(eq(commentLikes.userId, userId))
        .orderBy(asc(commentLikes.createdAt));
      const muted = await db
        .select({ title })
        .from(threadMutes)
        .innerJoin(threads, eq(threads.id, threadMutes.threadId))
        .where(eq(threadMutes.userId, userId))
        .orderBy(asc(threads.id));
      const { id, authorId, width, height } = threadPictures;
      const pictures = await db
        .select({ id, width, height })
        .from(threadPictures)
        .where(eq(authorId, userId))
        .orderBy(asc(threadPictures.createdAt));
      return {
        pictures,
        likes: [...likedThreads, ...likedComments].map(iso),
        mutedThreads: muted.map((one) => one.title),
      };
    },

    /**
     * Locks every discussion in which a person wrote or liked, in the order of their ids: the database writes to their
     * posts when it deletes the account.
     */
    async lockAll(tx: Tx, userId: string): Promise<void> {
      await queriesOf(tx).execute(sql`
        select from ${threadStats} where thread_id in (
          select id from ${threads} where author_id = ${userId}
          union select thread_id from ${comments} where author_id = ${userId}
          union select thread_id from ${threadLikes} where user_id = ${userId}
          union select c.thread_id from ${commentLikes} l join ${comments} c on c.id = l.comment_id
            where l.user_id = ${userId}
        ) order by thread_id for update`);
    },

    /** Removes the likes of a person from rows and counts. */
    async deleteLikes(tx: Tx, userId: string): Promise<void> {
      const queries = queriesOf(tx);
      await queries.execute(sql`
        with gone as (delete from ${threadLikes} where user_id = ${userId} returning thread_id)
        update ${threadStats} s set like_count = s.like_count - 1 from gone
        where s.thread_id = gone.thread_id`);
      await queries.execute(sql`
        with gone as (delete from ${commentLikes} where user_id = ${userId} returning comment_id)
        update ${comments} c set like_count = c.like_count - 1 from gone
        where c.id = gone.comment_id`);
    },

    /** Deletes the earlier versions of what a person wrote. */
    async deleteVersions(tx: Tx, userId: string): Promise<void> {
      await queriesOf(tx).execute(sql`
        delete from ${postVersions} where
          thread_id in (select id from ${threads} where author_id = ${userId})
          or comment_id in (select id from ${comments} where author_id = ${userId})`);
    },

    /** Deletes versions that are older than a moment; gives how many. */
    async deleteOldVersions(before: Date): Promise<number> {
      const { rowCount } = await db.delete(postVersions).where(lt(postVersions.at, before));
      return rowCount ?? 0;
    },
  };
}
