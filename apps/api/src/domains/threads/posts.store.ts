import type { ThreadPicture } from '@upaj/contract/threads.schema';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import type { Post, PostKind } from './post.ts';
import { threadPictureView } from './thread-views.ts';
import {
  comments,
  postVersions,
  threadMutes,
  threadPictures,
  threadStats,
  threads,
} from './threads.tables.ts';

/** Most of those who wrote in a discussion that are asked for, counted: the latest. */
const MOST_WRITERS = 1000;

/** What a post said before. */
export interface PostVersion {
  /** Null for comments. */
  title: string | null;
  content: string;
  at: Date;
}

export type PostStore = ReturnType<typeof createPostStore>;

// Drizzle would write the column of a query of one table without its table.
const hasComments = sql<boolean>`exists (select from ${comments} c where c.thread_id = threads.id)`;
const isDeleted = sql<boolean>`${threads.deletedAt} is not null`;
const ofThread = {
  threadId: threads.id,
  threadTitle: threads.title,
  thread: { authorId: threads.authorId, isHidden: threads.isHidden, isDeleted, hasComments },
};

const threadPost = {
  ...ofThread,
  on: sql<'thread'>`'thread'`,
  id: threads.id,
  commentId: sql<null>`null`,
  parentId: sql<null>`null`,
  title: threads.title,
  content: threads.content,
  authorId: threads.authorId,
  isByNewcomer: threads.isByNewcomer,
  isHidden: threads.isHidden,
  isDeleted,
  createdAt: threads.createdAt,
  editedAt: threads.editedAt,
};

const commentPost = {
  ...ofThread,
  on: sql<'comment'>`'comment'`,
  id: comments.id,
  commentId: comments.id,
  parentId: comments.parentId,
  title: sql<null>`null`,
  content: comments.content,
  authorId: comments.authorId,
  isByNewcomer: comments.isByNewcomer,
  isHidden: comments.isHidden,
  isDeleted: sql<boolean>`${comments.deletedAt} is not null`,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
};

/** Reads posts of both kinds, hidden ones included. */
export function createPostStore(db: Database) {
  async function find(on: PostKind, id: string, tx?: Tx): Promise<Post | undefined> {
    const queries = queriesIn(db, tx);
    const [found] =
      on === 'thread'
        ? await queries.select(threadPost).from(threads).where(eq(threads.id, id))
        : await queries
            .select(commentPost)
            .from(comments)
            .innerJoin(threads, eq(threads.id, comments.threadId))
            .where(eq(comments.id, id));
    return found;
  }

  return {
    find,

    /**
     * Locks the discussion of a post until the transaction ends, then finds the post. Whatever changes posts, likes and
     * counts holds this lock, after that of its person's account.
     */
    async lock(tx: Tx, on: PostKind, id: string): Promise<Post | undefined> {
      const thread =
        on === 'thread'
          ? sql`${id}`
          : sql`(select c.thread_id from ${comments} c where c.id = ${id})`;
      await queriesOf(tx).execute(
        sql`select from ${threadStats} where thread_id = ${thread} for update`,
      );
      // Only what is read now is what the holder of the lock before has left.
      return find(on, id, tx);
    },

    /** What a post said before it was changed or deleted, the latest first. */
    versions(on: PostKind, id: string, limit: number): Promise<PostVersion[]> {
      const { title, content, at, threadId, commentId } = postVersions;
      return db
        .select({ title, content, at })
        .from(postVersions)
        .where(eq(on === 'thread' ? threadId : commentId, id))
        .orderBy(desc(postVersions.id))
        .limit(limit);
    },

    /** The pictures of a discussion in their order. */
    async pictures(threadId: string): Promise<ThreadPicture[]> {
      const { id, width, height } = threadPictures;
      const found = await db
        .select({ id, width, height })
        .from(threadPictures)
        .where(eq(threadPictures.threadId, threadId))
        .orderBy(asc(threadPictures.position));
      return found.map(threadPictureView);
    },

    /** Ids of those who wrote in a discussion, without deleted accounts. */
    async writers(tx: Tx, threadId: string): Promise<string[]> {
      const { rows } = await queriesOf(tx).execute<{ id: string }>(sql`
        select distinct author_id as id from (
          select author_id from ${threads} where id = ${threadId}
          union all
          (select author_id from ${comments} where thread_id = ${threadId}
            order by change desc limit ${MOST_WRITERS})
        ) writers where author_id is not null`);
      return rows.map(({ id }) => id);
    },

    async isMuted(tx: Tx, threadId: string, userId: string): Promise<boolean> {
      const { rows } = await queriesOf(tx).execute(sql`
        select from ${threadMutes} where thread_id = ${threadId} and user_id = ${userId}`);
      return rows.length > 0;
    },

    /** The number of the last change of a discussion. */
    async change(threadId: string): Promise<number | undefined> {
      const [found] = await db
        .select({ change: threadStats.change })
        .from(threadStats)
        .where(eq(threadStats.threadId, threadId));
      return found?.change;
    },
  };
}
