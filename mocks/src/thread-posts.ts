import { notFound } from '@upaj/contract/api-error';
import { db } from './db.ts';
import type { CommentRecord, PostRecord, ThreadRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';

type Viewer = PersonRecord | undefined;

/** Whether a post is neither deleted nor hidden. */
export const isOpen = ({ deletedAt, isHidden }: PostRecord): boolean =>
  deletedAt === null && !isHidden;

/** Whether a user is the author, or a moderator. */
export const isInsider = ({ authorId }: PostRecord, viewer: Viewer): boolean =>
  viewer !== undefined && (viewer.isModerator || viewer.id === authorId);

/** Whether a user reads the text of a post. */
export const isReadable = (post: PostRecord, viewer: Viewer): boolean =>
  post.deletedAt === null && (!post.isHidden || isInsider(post, viewer));

const inOrder = (left: CommentRecord, right: CommentRecord) => left.number - right.number;
const commentsWhere = (isMeant: (comment: CommentRecord) => boolean) =>
  [...db.comments.values()].filter(isMeant).sort(inOrder);

/** The replies to a comment, the oldest first; a deleted one is gone. */
export const repliesOf = (commentId: string): CommentRecord[] =>
  commentsWhere(({ parentId, deletedAt }) => parentId === commentId && deletedAt === null);

/** The comments of a discussion, the oldest first; a deleted one stays if it has replies. */
export const commentsOf = (threadId: string): CommentRecord[] =>
  commentsWhere(
    (comment) =>
      comment.threadId === threadId &&
      comment.parentId === null &&
      (comment.deletedAt === null || repliesOf(comment.id).length > 0),
  );

/** The comments that count: neither deleted nor hidden. */
export const openCommentsOf = (threadId: string): CommentRecord[] =>
  commentsOf(threadId).filter(isOpen);

/** Everything of a discussion that has changed since a change, in the order of the changes. */
export const changedSince = (threadId: string, since: number): CommentRecord[] =>
  [...db.comments.values()]
    .filter((comment) => comment.threadId === threadId && comment.change > since)
    .sort((left, right) => left.change - right.change);

/** Whether a discussion has ever been commented on. */
const hasComments = ({ id }: ThreadRecord) =>
  [...db.comments.values()].some(({ threadId }) => threadId === id);

/** Whether a user may know of a discussion: a deleted one stays for its comments, a hidden one for its author. */
function isKnown(thread: ThreadRecord, viewer: Viewer): boolean {
  if (thread.isHidden) return isInsider(thread, viewer);
  return thread.deletedAt === null || hasComments(thread);
}

/** A discussion that the user may know of; throws without one. */
export function findThread(id: string, viewer: Viewer): ThreadRecord {
  const thread = db.threads.get(id);
  if (!thread || !isKnown(thread, viewer)) throw notFound('Discussion');
  return thread;
}

/** A comment or a reply, with its discussion, that the user may know of; throws without one. */
export function findComment(id: string, viewer: Viewer) {
  const comment = db.comments.get(id);
  const thread = comment && db.threads.get(comment.threadId);
  if (!thread || !isKnown(thread, viewer)) throw notFound('Comment');
  return { comment, thread };
}

/** The accepted answer of a discussion, unless it was deleted or hidden. */
export function acceptedOf({ acceptedId }: ThreadRecord): CommentRecord | undefined {
  const found = db.comments.get(acceptedId ?? '');
  return found && isOpen(found) ? found : undefined;
}
