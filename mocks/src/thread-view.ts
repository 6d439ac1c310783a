import type { Comment, Reply, ThreadChanges } from '@upaj/contract/comments.schema';
import { readableText, unknownUser, type Viewer } from '@upaj/contract/post-checks';
import { cutText } from '@upaj/contract/post-text';
import { briefLength, commentsAtOnce, hashtagsIn, mostIds } from '@upaj/contract/threads.rules';
import type { Thread } from '@upaj/contract/threads.schema';
import { where } from './collection.ts';
import { db } from './db.ts';
import type { CommentRecord, PostRecord, ThreadRecord } from './post-records.ts';
import {
  acceptedOf,
  commentsOf,
  isOpen,
  isReadable,
  openCommentsOf,
  repliesOf,
} from './thread-posts.ts';

/** The name of a user, as others read it. */
export const nameOf = (userId: string | null): string =>
  db.people.get(userId ?? '')?.name ?? unknownUser;

const textFor = (text: string, post: PostRecord, viewer: Viewer): string =>
  isReadable(post, viewer) ? readableText(text, viewer, post) : '';

const latest = (ids: readonly string[]) => ids.toReversed().slice(0, mostIds);

/** What every post has; one that cannot be read has no author and no likes. */
function postOf(post: PostRecord, viewer: Viewer) {
  const { createdAt, isHidden, isByNewcomer, deletedAt } = post;
  const state = { createdAt, isHidden, isByNewcomer, isDeleted: deletedAt !== null };
  if (!isReadable(post, viewer)) {
    const noOne = { userId: null, profilePic: null };
    return { ...state, ...noOne, editedAt: null, likes: [], likeCount: 0, isLiked: false };
  }
  const { authorId, editedAt, likedBy } = post;
  const profilePic = db.people.get(authorId ?? '')?.picture?.url ?? null;
  const isLiked = viewer !== undefined && likedBy.includes(viewer.id);
  const likes = { likes: latest(likedBy), likeCount: likedBy.length, isLiked };
  return { ...state, ...likes, userId: authorId, profilePic, editedAt };
}

const authorOf = (post: PostRecord, viewer: Viewer) =>
  isReadable(post, viewer) ? nameOf(post.authorId) : unknownUser;

/** A reply as a user reads it. */
export const toReply = (record: CommentRecord, viewer: Viewer): Reply => ({
  ...postOf(record, viewer),
  _id: record.id,
  commentId: record.parentId ?? '',
  username: authorOf(record, viewer),
  reply: textFor(record.content, record, viewer),
});

/** A comment as a user reads it, with its first replies. */
export function toComment(record: CommentRecord, viewer: Viewer): Comment {
  const replies = repliesOf(record.id);
  return {
    ...postOf(record, viewer),
    _id: record.id,
    commenter: authorOf(record, viewer),
    comment: textFor(record.content, record, viewer),
    replies: replies.slice(0, commentsAtOnce).map((reply) => toReply(reply, viewer)),
    replyCount: replies.filter(isOpen).length,
  };
}

/** A discussion as a user reads it in a list. */
export function toListed(record: ThreadRecord, viewer: Viewer, isBrief = false): Thread {
  const comments = openCommentsOf(record.id);
  const isShown = isReadable(record, viewer);
  const hashtags = isShown ? hashtagsIn(record.title, record.content) : [];
  const { likes, ...post } = postOf(record, viewer);
  const content = textFor(record.content, record, viewer);
  return {
    ...post,
    _id: record.id,
    username: authorOf(record, viewer),
    hashtag: hashtags[0] ?? '',
    hashtags,
    title: textFor(record.title, record, viewer),
    content: isBrief ? cutText(content, briefLength) : content,
    crop: isShown ? record.crop : null,
    pictures: isShown ? [...record.pictures] : [],
    likes: isBrief ? [] : likes,
    comments: isBrief ? [] : latest(comments.map(({ id }) => id)),
    commentCount: comments.length,
    commentDesc: [],
    nextCursor: null,
    hasAnswer: acceptedOf(record) !== undefined,
    acceptedAnswer: null,
    isMuted: viewer !== undefined && db.threadMutes.get(record.id)?.has(viewer.id) === true,
    change: record.change,
  };
}

/** A page of comments or replies; their number in the order is the cursor, since they can be deleted between two pages. */
export function pageOfComments<View>(
  all: readonly CommentRecord[],
  {
    cursor = '0',
    limit = commentsAtOnce,
  }: { cursor?: string | undefined; limit?: number | undefined },
  view: (comment: CommentRecord) => View,
) {
  const rest = all.filter(({ number }) => number > Number(cursor));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = last && rest.length > page.length ? String(last.number) : null;
  return { data: page.map(view), nextCursor };
}

/** A discussion as a user reads it, with its first comments and its accepted answer. */
export function toThread(record: ThreadRecord, viewer: Viewer): Thread {
  const view = (comment: CommentRecord) => toComment(comment, viewer);
  const { data: commentDesc, nextCursor } = pageOfComments(commentsOf(record.id), {}, view);
  const accepted = acceptedOf(record);
  const acceptedAnswer = accepted ? view(accepted) : null;
  return { ...toListed(record, viewer), commentDesc, nextCursor, acceptedAnswer };
}

/** What has changed in a discussion since a change, with its counts as they are now. */
export function toChanges(thread: ThreadRecord, since: number, viewer: Viewer): ThreadChanges {
  const changed = where(
    db.comments,
    ({ threadId, change }) => threadId === thread.id && change > since,
  ).sort((left, right) => left.change - right.change);
  const comments = changed.filter(({ parentId }) => parentId === null);
  const replies = changed.filter(({ parentId }) => parentId !== null);
  return {
    change: thread.change,
    isMore: false,
    comments: comments.map((comment) => ({ ...toComment(comment, viewer), replies: [] })),
    replies: replies.map((reply) => toReply(reply, viewer)),
    commentCount: openCommentsOf(thread.id).length,
    likeCount: thread.likedBy.length,
    acceptedId: acceptedOf(thread)?.id ?? null,
  };
}
