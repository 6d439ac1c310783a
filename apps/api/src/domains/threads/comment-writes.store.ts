import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { comments, postVersions } from './threads.tables.ts';

/** A comment or a reply before it is stored. */
export interface NewCommentRow {
  id: string;
  threadId: string;
  /** The comment that it replies to; null for a comment. */
  parentId: string | null;
  authorId: string;
  content: string;
  /** Digest of the content. */
  fingerprint: string;
  isByNewcomer: boolean;
  createdAt: Date;
  /** Number of the change that writes it. */
  number: number;
}

/** What a change of a comment sets. */
export interface CommentText {
  content: string;
  fingerprint: string;
  editedAt: Date | null;
}

export type CommentWriteStore = ReturnType<typeof createCommentWriteStore>;

/** Writes comments and replies; the caller holds the lock of `PostStore.lock`. */
export function createCommentWriteStore() {
  const set = async (tx: Tx, id: string, change: PgUpdateSetSource<typeof comments>) =>
    void (await queriesOf(tx).update(comments).set(change).where(eq(comments.id, id)));
  return {
    async insert(tx: Tx, comment: NewCommentRow): Promise<void> {
      await queriesOf(tx)
        .insert(comments)
        .values({ ...comment, change: comment.number });
    },

    setText: (tx: Tx, id: string, text: CommentText): Promise<void> => set(tx, id, text),

    /** Empties a comment; its fingerprint stays, so that the text is known when it is sent again. */
    setDeleted: (tx: Tx, id: string, deletedAt: Date): Promise<void> =>
      set(tx, id, { content: '', deletedAt }),

    setHidden: (tx: Tx, id: string, isHidden: boolean): Promise<void> => set(tx, id, { isHidden }),

    /**
     * Sets the number of the last change that concerned it, and adds to its likes. In one statement: a second update of a
     * row in a transaction makes PostgreSQL lock the author's account, which one who leaves holds while waiting for us.
     */
    setChange: (tx: Tx, id: string, change: number, likes = 0): Promise<void> =>
      set(tx, id, {
        change,
        ...(likes !== 0 && { likeCount: sql`${comments.likeCount} + ${likes}` }),
      }),

    /** Adds to the replies of a comment; `change` is the number of that change. */
    async addReplies(tx: Tx, id: string, count: number, change: number): Promise<void> {
      const replyCount = sql`${comments.replyCount} + ${count}`;
      await queriesOf(tx).update(comments).set({ replyCount, change }).where(eq(comments.id, id));
    },

    /** Keeps what a comment said before. */
    async keepVersion(tx: Tx, id: string, content: string, at: Date): Promise<void> {
      await queriesOf(tx).insert(postVersions).values({ commentId: id, content, at });
    },
  };
}
