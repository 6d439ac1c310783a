import { mostIds } from '@upaj/contract/threads.rules';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import {
  commentLikes,
  comments,
  threadLikes,
  threadPictures,
  threadStats,
  threads,
} from './threads.tables.ts';

/** UTF-16 units of a text that a brief list reads: enough for its graphemes, and little to send. */
const BRIEF_UNITS = 2400;

/** What is stored of a post. */
export interface PostRow {
  id: string;
  authorId: string | null;
  content: string;
  isByNewcomer: boolean;
  isHidden: boolean;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  likeCount: number;
  /** Ids of users, the latest first. */
  likes: string[];
}

/** A discussion with its numbers. */
export interface ThreadRow extends PostRow {
  title: string;
  hashtags: string[];
  crop: string | null;
  commentCount: number;
  change: number;
  acceptedId: string | null;
  lastActivityAt: Date;
  popularity: number;
  pictures: KeptPicture[];
  /** Ids of comments, the latest first. */
  comments: string[];
}

/** A comment or a reply. */
export interface CommentRow extends PostRow {
  threadId: string;
  /** The comment that it replies to; null for a comment. */
  parentId: string | null;
  number: number;
  change: number;
  replyCount: number;
}

const fixed = (count: number) => sql.raw(String(count));

// In a query of one table Drizzle would write a column without its table, and it would refer to the inner one.
const likesOfThread = sql<string[]>`array(
  select l.user_id from ${threadLikes} l where l.thread_id = ${threads}.id
  order by l.created_at desc, l.user_id desc limit ${fixed(mostIds)})`;
const likesOfComment = sql<string[]>`array(
  select l.user_id from ${commentLikes} l where l.comment_id = ${comments}.id
  order by l.created_at desc, l.user_id desc limit ${fixed(mostIds)})`;
const commentsOfThread = sql<string[]>`array(
  select c.id from ${comments} c
  where c.thread_id = ${threads}.id and c.parent_id is null and c.deleted_at is null and not c.is_hidden
  order by c.number desc limit ${fixed(mostIds)})`;
const picturesOfThread = sql<KeptPicture[]>`(
  select coalesce(
    json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position),
    '[]')
  from ${threadPictures} p where p.thread_id = ${threads}.id)`;
const none = sql<string[]>`'{}'::uuid[]`;

function columnsOf() {
  const { id, authorId, title, content, hashtags, crop, isByNewcomer, isHidden } = threads;
  const { createdAt, editedAt, deletedAt } = threads;
  const { likeCount, commentCount, change, acceptedId, lastActivityAt, popularity } = threadStats;
  return {
    id,
    authorId,
    title,
    hashtags,
    crop,
    isByNewcomer,
    isHidden,
    createdAt,
    editedAt,
    deletedAt,
    lastActivityAt,
    likeCount,
    commentCount,
    change,
    acceptedId,
    popularity,
    content: sql<string>`${content}`,
    pictures: picturesOfThread,
    likes: likesOfThread,
    comments: commentsOfThread,
  };
}

/** The columns of a discussion, for a query that joins `threads` and `thread_stats`. */
export const threadColumns = columnsOf();

/** The same without ids, and with the beginning of the text. */
export const briefColumns = {
  ...threadColumns,
  content: sql<string>`left(${threads.content}, ${fixed(BRIEF_UNITS)})`,
  likes: none,
  comments: none,
};

/** How `threads` and `thread_stats` belong together. */
export const isSameThread: SQL = eq(threads.id, threadStats.threadId);

function columnsOfComment() {
  const { id, authorId, content, isByNewcomer, isHidden, createdAt, editedAt, deletedAt } =
    comments;
  const { threadId, parentId, number, change, likeCount, replyCount } = comments;
  return {
    id,
    authorId,
    content,
    isByNewcomer,
    isHidden,
    createdAt,
    editedAt,
    deletedAt,
    threadId,
    parentId,
    number,
    change,
    likeCount,
    replyCount,
    likes: likesOfComment,
  };
}

/** The columns of a comment or a reply. */
export const commentColumns = columnsOfComment();
