import { notFound } from '@upaj/contract/api-error';
import { canSeeThread, seesAll, type Viewer } from '@upaj/contract/post-checks';
import { where } from './collection.ts';
import { db } from './db.ts';
import type { CommentRecord, PostRecord, ThreadRecord } from './post-records.ts';

/** What a request names: a discussion or a comment. */
export interface PostName {
  on: 'thread' | 'comment';
  id: string;
}

/** Whether a post is neither deleted nor hidden. */
export const isOpen = ({ deletedAt, isHidden }: PostRecord): boolean =>
  deletedAt === null && !isHidden;

/** Whether a user reads the text of a post. */
export const isReadable = (post: PostRecord, viewer: Viewer): boolean =>
  post.deletedAt === null && (!post.isHidden || seesAll(viewer, post));

const commentsWhere = (isMeant: (comment: CommentRecord) => boolean) =>
  where(db.comments, isMeant).sort((left, right) => left.number - right.number);

/** The replies to a comment, the oldest first; a deleted one is gone. */
export const repliesOf = (commentId: string): CommentRecord[] =>
  commentsWhere(({ parentId, deletedAt }) => parentId === commentId && deletedAt === null);

/** The comments of a discussion, the oldest first; a deleted one stays if it has replies. */
export const commentsOf = (id: string): CommentRecord[] =>
  commentsWhere(({ threadId, parentId }) => threadId === id && parentId === null).filter(
    (comment) => comment.deletedAt === null || repliesOf(comment.id).length > 0,
  );

/** The comments that count: neither deleted nor hidden. */
export const openCommentsOf = (threadId: string): CommentRecord[] =>
  commentsOf(threadId).filter(isOpen);

/** A discussion that the user may know of; throws without one. */
export function findThread(id: string, viewer: Viewer, noun = 'Discussion'): ThreadRecord {
  const thread = db.threads.get(id);
  const hasComments = where(db.comments, ({ threadId }) => threadId === id).length > 0;
  const isSeen =
    thread &&
    canSeeThread(viewer, { ...thread, hasComments, isDeleted: thread.deletedAt !== null });
  if (!isSeen) throw notFound(noun);
  return thread;
}

/** A comment or a reply, with its discussion, that the user may know of; throws without one. */
export function findComment(id: string, viewer: Viewer) {
  const comment = db.comments.get(id);
  if (!comment) throw notFound('Comment');
  return { comment, thread: findThread(comment.threadId, viewer, 'Comment') };
}

/** What a request names: a discussion, or a comment with its discussion. */
export const findPost = (
  { on, id }: PostName,
  viewer: Viewer,
): { thread: ThreadRecord; comment?: CommentRecord } =>
  on === 'thread' ? { thread: findThread(id, viewer) } : findComment(id, viewer);

/** The accepted answer of a discussion, unless it was deleted or hidden. */
export function acceptedOf({ acceptedId }: ThreadRecord): CommentRecord | undefined {
  const found = db.comments.get(acceptedId ?? '');
  return found && isOpen(found) ? found : undefined;
}
