import { invalidField, notFound } from '@upaj/contract/api-error';
import type { Comment, Reply, ThreadChanges, WrittenComment } from '@upaj/contract/comments.schema';
import { commentsAtOnce } from '@upaj/contract/threads.rules';
import type { Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { readCursor, writeCursor } from '../../platform/paging/cursor.ts';
import type { CommentRow, ThreadRow } from './thread-columns.store.ts';
import type { ThreadReadStore } from './thread-reads.store.ts';
import type { SurroundingsOf } from './thread-surroundings.ts';
import { commentView, replyView } from './thread-views.ts';

/** Comments and replies of one reply of `changes`. */
const MOST_CHANGES = 100;

/** The greatest number of a comment that the database can hold. */
const GREATEST = 2 ** 31 - 1;

/** A page as it is asked for. */
interface AskedPage {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A page of comments or of replies: its rows, and the cursor of the next one. */
export async function readRows(
  kind: 'comments' | 'replies',
  { cursor, limit = commentsAtOnce }: AskedPage,
  read: (after: number, limit: number) => Promise<CommentRow[]>,
): Promise<{ rows: CommentRow[]; nextCursor: string | null }> {
  const after = cursor === undefined ? { key: 0 } : readCursor(kind, cursor);
  if (!after || after.key > GREATEST) throw invalidField('cursor', 'wrong_cursor');
  const found = await read(after.key, limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? writeCursor(kind, { key: last.number, id: last.id }) : null };
}

/** Reads the comments of discussions as their readers may see them. */
export function createCommentReads(deps: {
  store: ThreadReadStore;
  surroundingsOf: SurroundingsOf;
  /** The discussion, or an error if the person may not read it. */
  visible(person: Person | undefined, threadId: string, tx?: Tx): Promise<ThreadRow>;
}) {
  const { store, surroundingsOf, visible } = deps;

  /** Views of comments with their first replies. */
  async function withReplies(
    person: Person | undefined,
    comments: readonly CommentRow[],
    tx?: Tx,
  ): Promise<Comment[]> {
    const replies = await store.firstReplies(
      comments.map(({ id }) => id),
      tx,
    );
    const around = await surroundingsOf(person, { comments: [...comments, ...replies] }, tx);
    return comments.map((comment) => commentView(comment, replies, around));
  }

  return {
    withReplies,

    /** A page of the comments of a discussion, the oldest first. */
    async comments(person: Person | undefined, threadId: string, asked: AskedPage) {
      await visible(person, threadId);
      const { rows, nextCursor } = await readRows('comments', asked, (after, limit) =>
        store.listComments(threadId, after, limit),
      );
      return { data: await withReplies(person, rows), nextCursor };
    },

    /** A page of the replies to a comment, the oldest first. */
    async replies(
      person: Person | undefined,
      commentId: string,
      asked: AskedPage,
    ): Promise<{ data: Reply[]; nextCursor: string | null }> {
      const comment = await store.findComment(commentId);
      if (!comment || comment.parentId !== null) throw notFound('Comment');
      await visible(person, comment.threadId);
      const { rows, nextCursor } = await readRows('replies', asked, (after, limit) =>
        store.listReplies(commentId, after, limit),
      );
      const around = await surroundingsOf(person, { comments: rows });
      return { data: rows.map((row) => replyView(row, around)), nextCursor };
    },

    /** What has changed in a discussion after the change `since`. */
    async changes(
      person: Person | undefined,
      threadId: string,
      since: number,
    ): Promise<ThreadChanges> {
      // Read before the comments: of what is written meanwhile, something may come twice but nothing is missed.
      const thread = await visible(person, threadId);
      const found = await store.listChanges(threadId, since, MOST_CHANGES + 1);
      const rows = found.slice(0, MOST_CHANGES);
      const isMore = found.length > rows.length;
      const last = rows.at(-1)?.change ?? 0;
      const around = await surroundingsOf(person, { comments: rows });
      const [comments, replies] = [true, false].map((isComment) =>
        rows.filter(({ parentId }) => (parentId === null) === isComment),
      );
      return {
        change: isMore ? last : Math.max(thread.change, last),
        isMore,
        comments: (comments ?? []).map((row) => commentView(row, [], around)),
        replies: (replies ?? []).map((row) => replyView(row, around)),
        commentCount: thread.commentCount,
        likeCount: thread.likeCount,
        acceptedId: thread.acceptedId,
      };
    },

    /** A comment or a reply that was just written or changed. */
    async written(person: Person, commentId: string, tx?: Tx): Promise<WrittenComment> {
      const row = await store.findComment(commentId, tx);
      if (!row) throw notFound('Comment');
      const { commentCount } = await visible(person, row.threadId, tx);
      if (row.parentId === null) {
        const [comment = null] = await withReplies(person, [row], tx);
        return { comment, reply: null, commentCount };
      }
      const around = await surroundingsOf(person, { comments: [row] }, tx);
      return { comment: null, reply: replyView(row, around), commentCount };
    },
  };
}
