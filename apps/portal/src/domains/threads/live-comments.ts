import type { Comment, Reply, ThreadChanges } from '@upaj/contract/comments.schema';
import {
  findComment,
  isOpen,
  joined,
  type ThreadView,
  withComment,
  withReply,
} from './thread-view.ts';

/** How far the clocks of browser and server may differ, in ms. */
const CLOCK_TOLERANCE_MS = 3_600_000;

/** Who reads, and what must stay as it is. */
interface Reader {
  /** Id of the signed-in user: what they wrote on another device is shown at once. */
  userId: string | null;
  /** Whether a like of this post is on its way; what the server knew before it is not shown. */
  isLiking: (id: string) => boolean;
}

/** The view with what has changed on the server; new posts of others wait until the reader wants to see them. */
export function withChanges(view: ThreadView, changes: ThreadChanges, reader: Reader): ThreadView {
  const { commentCount, likeCount, change, acceptedId } = changes;
  let next = view;
  for (const comment of changes.comments) next = withArrived(next, comment, reader);
  for (const reply of changes.replies) next = withChangedReply(next, reply, reader);
  for (const comment of changes.comments) next = withChangedComment(next, comment, reader);
  const { thread } = next;
  const accepted = acceptedId === null ? null : findComment(next, acceptedId);
  return {
    ...next,
    thread: {
      ...thread,
      commentCount,
      change,
      hasAnswer: acceptedId !== null,
      likeCount: reader.isLiking(thread._id) ? thread.likeCount : likeCount,
      acceptedAnswer: accepted === undefined ? thread.acceptedAnswer : accepted,
    },
  };
}

/** Whether the accepted answer is one that was never read. */
export const lacksAnswer = ({ thread }: ThreadView, { acceptedId }: ThreadChanges): boolean =>
  acceptedId !== null && thread.acceptedAnswer?._id !== acceptedId;

const isNew = ({ createdAt }: Comment | Reply, { loadedAt }: ThreadView) =>
  Date.parse(createdAt) > loadedAt - CLOCK_TOLERANCE_MS;

/** A changed post; while one's own like of it is on its way, with the likes that are shown. */
function settled<P extends Comment | Reply>(post: P, known: P | undefined, reader: Reader): P {
  if (!known || !reader.isLiking(post._id)) return post;
  const { isLiked, likeCount, likes } = known;
  return { ...post, isLiked, likeCount, likes };
}

/** A comment that is not shown: new, changed while it waits, or an older one that is not read yet. */
function withArrived(view: ThreadView, comment: Comment, { userId }: Reader): ThreadView {
  if (findComment(view, comment._id)) return view;
  const waiting = view.arrived.find(({ _id }) => _id === comment._id);
  const others = view.arrived.filter(({ _id }) => _id !== comment._id);
  if (!isOpen(comment)) return { ...view, arrived: others };
  if (waiting) {
    return { ...view, arrived: joined(others, [{ ...comment, replies: waiting.replies }]) };
  }
  if (view.thread.comments.includes(comment._id) || !isNew(comment, view)) return view;
  if (comment.userId === userId) return withComment(view, comment);
  return { ...view, arrived: joined(others, [comment]) };
}

function withChangedReply(view: ThreadView, reply: Reply, reader: Reader): ThreadView {
  const parent = findComment(view, reply.commentId);
  if (!parent) {
    const arrived = view.arrived.map((comment) =>
      comment._id === reply.commentId && isOpen(reply)
        ? { ...comment, replies: joined(comment.replies, [reply]) }
        : comment,
    );
    return { ...view, arrived };
  }
  const known = parent.replies.find(({ _id }) => _id === reply._id);
  if (known) return withReply(view, settled(reply, known, reader));
  const others = view.arrivedReplies.filter(({ _id }) => _id !== reply._id);
  if (!isOpen(reply)) return { ...view, arrivedReplies: others };
  if (!isNew(reply, view)) return view;
  if (reply.userId === reader.userId) return withReply(view, reply);
  return { ...view, arrivedReplies: joined(others, [reply]) };
}

function withChangedComment(view: ThreadView, comment: Comment, reader: Reader): ThreadView {
  const known = findComment(view, comment._id);
  if (!known) return view;
  // Replies that wait are not counted: the way to further replies would move what is read.
  const waiting = view.arrivedReplies.filter(({ commentId }) => commentId === comment._id);
  const replyCount = Math.max(comment.replyCount - waiting.length, 0);
  return withComment(view, { ...settled(comment, known, reader), replyCount });
}
