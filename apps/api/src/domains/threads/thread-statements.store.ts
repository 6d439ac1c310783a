import { commentsAtOnce } from '@upaj/contract/threads.rules';
import { and, asc, eq, gt, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import {
  briefColumns,
  commentColumns,
  isSameThread,
  threadColumns,
} from './thread-columns.store.ts';
import {
  commentLikes,
  comments,
  threadLikes,
  threadMutes,
  threadStats,
  threads,
} from './threads.tables.ts';

type Values = Record<string, unknown>;
interface Question<Row> {
  execute(values: Values): Promise<Row[]>;
}

/** A query that each connection plans once; planning takes longer than reading. In a transaction it is planned each time. */
function statement<Row>(
  db: Database,
  name: string,
  build: (
    queries: Pick<Database, 'select'>,
  ) => Question<Row> & { prepare(name: string): Question<Row> },
): (values: Values, tx?: Tx) => Promise<Row[]> {
  const prepared = build(db).prepare(name);
  return (values, tx) => (tx ? build(queriesOf(tx)) : prepared).execute(values);
}

const value = (name: string) => sql.placeholder(name);
const isOneOf = (column: AnyPgColumn) => sql`${column} = any(${value('ids')}::uuid[])`;
const isAfter = gt(comments.number, value('after'));

/** Not deleted, or a tombstone that keeps its replies. */
const isShown = or(isNull(comments.deletedAt), gt(comments.replyCount, 0));
const isComment = and(
  eq(comments.threadId, value('threadId')),
  isNull(comments.parentId),
  isShown,
  isAfter,
);
const isReplyTo = (parentId: SQLWrapper) =>
  and(eq(comments.parentId, parentId), isNotNull(comments.parentId), isNull(comments.deletedAt));

/** The queries that read discussions, comments and replies. */
export function createStatements(db: Database) {
  const { threadId: likedThread, userId: threadLiker } = threadLikes;
  const { commentId, userId: commentLiker } = commentLikes;
  const { threadId: mutedThread, userId: muter } = threadMutes;
  const user = value('userId');
  const inOrder = asc(comments.number);
  const limit = value('limit');
  const thread = (columns: typeof threadColumns) => (queries: Pick<Database, 'select'>) =>
    queries
      .select(columns)
      .from(threads)
      .innerJoin(threadStats, isSameThread)
      .where(eq(threads.id, value('id')));
  const someComments = (queries: Pick<Database, 'select'>) =>
    queries.select(commentColumns).from(comments);
  const firstReplies = db
    .select()
    .from(comments)
    .where(isReplyTo(sql`parents.id`))
    .orderBy(inOrder)
    .limit(commentsAtOnce)
    .as('comments');
  return {
    thread: statement(db, 'thread', thread(threadColumns)),
    briefThread: statement(db, 'thread, brief', thread(briefColumns)),
    anyComment: statement(db, 'thread, any comment', (queries) =>
      queries
        .select({ id: comments.id })
        .from(comments)
        .where(eq(comments.threadId, value('threadId')))
        .limit(1),
    ),
    comment: statement(db, 'comment', (queries) =>
      someComments(queries).where(eq(comments.id, value('id'))),
    ),
    comments: statement(db, 'comments of thread', (queries) =>
      someComments(queries).where(isComment).orderBy(inOrder).limit(limit),
    ),
    replies: statement(db, 'replies to comment', (queries) =>
      someComments(queries)
        .where(and(isReplyTo(value('parentId')), isAfter))
        .orderBy(inOrder)
        .limit(limit),
    ),
    firstReplies: statement(db, 'first replies', (queries) =>
      queries
        .select(commentColumns)
        .from(sql`unnest(${value('ids')}::uuid[]) as parents (id)`)
        .crossJoinLateral(firstReplies)
        .orderBy(inOrder),
    ),
    changes: statement(db, 'changes of thread', (queries) =>
      someComments(queries)
        .where(and(eq(comments.threadId, value('threadId')), gt(comments.change, value('after'))))
        .orderBy(asc(comments.change))
        .limit(limit),
    ),
    likedThreads: statement(db, 'liked threads', (queries) =>
      queries
        .select({ id: likedThread })
        .from(threadLikes)
        .where(and(eq(threadLiker, user), isOneOf(likedThread))),
    ),
    likedComments: statement(db, 'liked comments', (queries) =>
      queries
        .select({ id: commentId })
        .from(commentLikes)
        .where(and(eq(commentLiker, user), isOneOf(commentId))),
    ),
    mutedThreads: statement(db, 'muted threads', (queries) =>
      queries
        .select({ id: mutedThread })
        .from(threadMutes)
        .where(and(eq(muter, user), isOneOf(mutedThread))),
    ),
  };
}
