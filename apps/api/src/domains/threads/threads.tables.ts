import { popularityHalfLifeHours } from '@upaj/contract/threads.rules';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { termVector } from '../../platform/search/term-vector.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Null once the account is deleted. */
const authorId = () => uuid('author_id').references(() => users.id, { onDelete: 'set null' });

/** The columns of every post. */
const post = () => ({
  id: uuid('id').primaryKey(),
  authorId: authorId(),
  /** Empty once the author has deleted the post; the text is then a version. */
  content: text('content').notNull(),
  /** Digest of the folded text, which stays when the post is deleted. */
  fingerprint: text('fingerprint').notNull(),
  /** Whether the account was new when it was written. */
  isByNewcomer: boolean('is_by_newcomer').notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
  createdAt: timestampMs('created_at').notNull(),
  /** The last change that is marked. */
  editedAt: timestampMs('edited_at'),
  deletedAt: timestampMs('deleted_at'),
});

/** Discussions: what changes seldom. */
export const threads = pgTable(
  'threads',
  {
    ...post(),
    title: text('title').notNull(),
    hashtags: text('hashtags').array().notNull(),
    /** Id of a crop of the content. */
    crop: text('crop'),
    /** The terms of title, text, hashtags and crop, and the words of the title for misspelt searches. */
    searchTerms: termVector('search_terms').notNull().default(sql`''`),
    titleWords: text('title_words').notNull().default(''),
    /** The version of `content/search` that created them; older terms are recomputed. */
    searchVersion: integer('search_version').notNull().default(0),
  },
  (table) => [
    index('threads_author').on(table.authorId, table.createdAt, table.id),
    index('threads_hidden').on(table.authorId, table.fingerprint).where(sql`${table.isHidden}`),
    index('threads_search_terms').using('gin', table.searchTerms).with({ fastupdate: false }),
    index('threads_title_words')
      .using('gin', sql`${table.titleWords} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('threads_search_version').on(table.searchVersion),
  ],
);

/**
 * What of a discussion changes with each comment and like: apart, so that a comment does not write the index of words again.
 * Every list is read in the order of one of its indexes.
 */
export const threadStats = pgTable(
  'thread_stats',
  {
    threadId: uuid('thread_id')
      .primaryKey()
      .references(() => threads.id, { onDelete: 'cascade' }),
    createdAt: timestampMs('created_at').notNull(),
    /** The last comment or reply, or the discussion itself. */
    lastActivityAt: timestampMs('last_activity_at').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    /** Comments that are neither deleted nor hidden, without replies. */
    commentCount: integer('comment_count').notNull().default(0),
    /** Number of the last change, given under the lock of this row: the order of numbers is that of commits. */
    change: integer('change').notNull().default(0),
    /** The accepted answer, a comment of this discussion. */
    acceptedId: uuid('accepted_id'),
    /** Neither deleted nor hidden. */
    isListed: boolean('is_listed').notNull().default(true),
    /** The `popularity` of the contract, in seconds. */
    popularity: bigint('popularity', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql.raw(
            `round(extract(epoch from created_at at time zone 'UTC') + ${popularityHalfLifeHours * 3600} * ln(1 + like_count + 2 * comment_count) / ln(2.0))`,
          ),
      ),
  },
  (table) => [
    check('thread_stats_counts', sql`${table.likeCount} >= 0 and ${table.commentCount} >= 0`),
    index('thread_stats_newest').on(table.createdAt, table.threadId).where(sql`${table.isListed}`),
    index('thread_stats_activity')
      .on(table.lastActivityAt, table.threadId)
      .where(sql`${table.isListed}`),
    index('thread_stats_popular')
      .on(table.popularity, table.threadId)
      .where(sql`${table.isListed}`),
    // Without a comment the last activity is the discussion itself.
    index('thread_stats_unanswered_newest')
      .on(table.createdAt, table.threadId)
      .where(sql`${table.isListed} and ${table.commentCount} = 0`),
    index('thread_stats_unanswered_popular')
      .on(table.popularity, table.threadId)
      .where(sql`${table.isListed} and ${table.commentCount} = 0`),
  ],
);

/** Comments, and replies to them. */
export const comments = pgTable(
  'comments',
  {
    ...post(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** The comment that it replies to; null for a comment. */
    parentId: uuid('parent_id'),
    /** Number of the change of its discussion that wrote it: its place in the order. */
    number: integer('number').notNull(),
    /** Number of the last change of its discussion that concerned it. */
    change: integer('change').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    /** Replies that are neither deleted nor hidden. */
    replyCount: integer('reply_count').notNull().default(0),
  },
  (table) => [
    check('comments_counts', sql`${table.likeCount} >= 0 and ${table.replyCount} >= 0`),
    // With what a list of ids needs, so that it is read from the index alone.
    index('comments_thread')
      .on(table.threadId, table.number, table.id, table.deletedAt, table.isHidden)
      .where(sql`${table.parentId} is null`),
    index('comments_parent')
      .on(table.parentId, table.number)
      .where(sql`${table.parentId} is not null`),
    index('comments_changes').on(table.threadId, table.change),
    index('comments_author').on(table.authorId, table.createdAt),
    index('comments_hidden').on(table.authorId, table.fingerprint).where(sql`${table.isHidden}`),
  ],
);

const likedBy = () => ({
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestampMs('created_at').notNull(),
});

export const threadLikes = pgTable(
  'thread_likes',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    ...likedBy(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('thread_likes_user').on(table.userId),
    index('thread_likes_latest').on(table.threadId, table.createdAt, table.userId),
  ],
);

/** Likes of comments and replies. */
export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    ...likedBy(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_likes_user').on(table.userId),
    index('comment_likes_latest').on(table.commentId, table.createdAt, table.userId),
  ],
);

/** What a post said before it was changed or deleted, for moderators. */
export const postVersions = pgTable(
  'post_versions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    threadId: uuid('thread_id').references(() => threads.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    /** Null for comments. */
    title: text('title'),
    content: text('content').notNull(),
    at: timestampMs('at').notNull(),
  },
  (table) => [
    check('post_versions_of_one', sql`num_nonnulls(${table.threadId}, ${table.commentId}) = 1`),
    index('post_versions_thread').on(table.threadId),
    index('post_versions_comment').on(table.commentId),
    index('post_versions_age').on(table.at),
  ],
);

/** Who wants no notifications of a discussion. */
export const threadMutes = pgTable(
  'thread_mutes',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('thread_mutes_user').on(table.userId),
  ],
);

/** Pictures of discussions; those that no discussion has taken yet are deleted after a day. */
export const threadPictures = pgTable(
  'thread_pictures',
  {
    id: uuid('id').primaryKey(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id').references(() => threads.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
    /** Pixels of the middle size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [
    index('thread_pictures_thread').on(table.threadId, table.position),
    index('thread_pictures_author').on(table.authorId),
    index('thread_pictures_unused').on(table.createdAt).where(sql`${table.threadId} is null`),
  ],
);
