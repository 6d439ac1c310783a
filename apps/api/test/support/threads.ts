import { randomUUID } from 'node:crypto';
import { hashtagsIn } from '@upaj/contract/threads.rules';
import type pg from 'pg';
import { searchColumns } from '../../src/domains/threads/search-columns.ts';

/** A stored post: written at 6 o'clock on 15 June 2026 unless said otherwise. */
interface StoredPost {
  authorId: string | null;
  content?: string;
  at?: Date;
  isHidden?: boolean;
  deletedAt?: Date;
  editedAt?: Date;
  isByNewcomer?: boolean;
}

/** A stored discussion. */
export interface StoredThread extends StoredPost {
  title?: string;
  crop?: string;
  /** Counters without rows behind them. */
  likeCount?: number;
  commentCount?: number;
}

/** A stored comment, or a reply to one. */
export interface StoredComment extends StoredPost {
  threadId: string;
  parentId?: string;
}

const written = new Date('2026-06-15T06:00:00.000Z');

/** Inserts a discussion and gives its id. */
export async function insertThread(pool: pg.Pool, thread: StoredThread): Promise<string> {
  const { authorId, title = 'Yellow leaves', at = written, isHidden = false, crop = null } = thread;
  const { deletedAt = null, editedAt = null, isByNewcomer = false } = thread;
  const content = deletedAt ? '' : (thread.content ?? 'What is wrong with my field?');
  const hashtags = hashtagsIn(title, content);
  const search = searchColumns({ title, content, hashtags, crop });
  const id = randomUUID();
  await pool.query(
    `insert into threads (id, author_id, title, content, fingerprint, hashtags, crop, is_by_newcomer, is_hidden,
                          created_at, edited_at, deleted_at, search_terms, title_words, search_version)
     values ($1, $2, $3, $4, gen_random_uuid(), $5, $6, $7, $8, $9, $10, $11, array_to_tsvector($12::text[]), $13, $14)`,
    [
      ...[id, authorId, title, content, hashtags, crop, isByNewcomer, isHidden, at, editedAt],
      ...[deletedAt, search.searchTerms, search.titleWords, search.searchVersion],
    ],
  );
  await pool.query(
    `insert into thread_stats (thread_id, created_at, last_activity_at, is_listed, like_count, comment_count)
     values ($1, $2, $2, $3, $4, $5)`,
    [id, at, !isHidden && !deletedAt, thread.likeCount ?? 0, thread.commentCount ?? 0],
  );
  return id;
}

/** Inserts a comment or a reply and gives its id; it is counted, and the last change of its discussion. */
export async function insertComment(pool: pg.Pool, comment: StoredComment): Promise<string> {
  const { threadId, authorId, parentId = null, at = written, isHidden = false } = comment;
  const { deletedAt = null, editedAt = null, isByNewcomer = false } = comment;
  const content = deletedAt ? '' : (comment.content ?? 'It needs zinc.');
  const counts = !isHidden && !deletedAt;
  const { rows } = await pool.query(
    `update thread_stats set change = change + 1, last_activity_at = $2,
            comment_count = comment_count + $3
     where thread_id = $1 returning change`,
    [threadId, at, counts && !parentId ? 1 : 0],
  );
  const id = randomUUID();
  await pool.query(
    `insert into comments (id, author_id, content, fingerprint, is_by_newcomer, is_hidden, created_at, edited_at,
                           deleted_at, thread_id, parent_id, number, change)
     values ($1, $2, $3, gen_random_uuid(), $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      ...[id, authorId, content, isByNewcomer, isHidden, at, editedAt, deletedAt],
      ...[threadId, parentId, rows[0].change],
    ],
  );
  if (parentId && counts)
    await pool.query('update comments set reply_count = reply_count + 1 where id = $1', [parentId]);
  return id;
}

/** Likes a post, and counts it. */
export async function insertLike(
  pool: pg.Pool,
  {
    on,
    id,
    userId,
    at = written,
  }: { on: 'thread' | 'comment'; id: string; userId: string; at?: Date },
): Promise<void> {
  await pool.query(`insert into ${on}_likes (${on}_id, user_id, created_at) values ($1, $2, $3)`, [
    ...[id, userId, at],
  ]);
  const counted = on === 'thread' ? 'thread_stats set like_count' : 'comments set like_count';
  const key = on === 'thread' ? 'thread_id' : 'id';
  await pool.query(`update ${counted} = like_count + 1 where ${key} = $1`, [id]);
}
