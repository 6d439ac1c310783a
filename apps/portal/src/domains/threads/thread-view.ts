import type { Comment, Reply, WrittenComment } from '@upaj/contract/comments.schema';
import type { Thread } from '@upaj/contract/threads.schema';

/** A discussion as far as it is read in this browser. */
export interface ThreadView {
  /** With the comments from the first one on; `nextCursor` continues them. */
  thread: Thread;
  /** Shown comments behind those that are not read yet, such as one's own. */
  later: readonly Comment[];
  /** New comments and replies of others, which are not shown yet. */
  arrived: readonly Comment[];
  arrivedReplies: readonly Reply[];
  /** When the discussion was fetched, in milliseconds since 1970. */
  loadedAt: number;
}

/** What a change of one post may be. */
type PostChange = Partial<Pick<Comment, 'likeCount' | 'isLiked'>>;

interface Post {
  _id: string;
  createdAt: string;
}

export const viewOf = (thread: Thread, loadedAt = Date.now()): ThreadView => ({
  thread,
  later: [],
  arrived: [],
  arrivedReplies: [],
  loadedAt,
});

/** Both lists as one: each post once, as the second list has it, the oldest first. */
export function joined<P extends Post>(some: readonly P[], others: readonly P[]): P[] {
  const byId = new Map([...some, ...others].map((post) => [post._id, post]));
  return [...byId.values()].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** Whether a post counts: neither deleted nor hidden. */
export const isOpen = ({ isDeleted, isHidden }: Pick<Comment, 'isDeleted' | 'isHidden'>) =>
  !isDeleted && !isHidden;

/** The view with every shown comment changed. */
export function mapComments(view: ThreadView, change: (comment: Comment) => Comment): ThreadView {
  const { commentDesc, acceptedAnswer } = view.thread;
  return {
    ...view,
    thread: {
      ...view.thread,
      commentDesc: commentDesc.map(change),
      acceptedAnswer: acceptedAnswer && change(acceptedAnswer),
    },
    later: view.later.map(change),
  };
}

const shownComments = ({ thread, later }: ThreadView): readonly Comment[] => [
  ...thread.commentDesc,
  ...later,
  ...(thread.acceptedAnswer ? [thread.acceptedAnswer] : []),
];

export const findComment = (view: ThreadView, id: string): Comment | undefined =>
  shownComments(view).find(({ _id }) => _id === id);

/** The discussion itself, a comment or a reply that is shown. */
export function findPost(view: ThreadView, id: string): Thread | Comment | Reply | undefined {
  if (view.thread._id === id) return view.thread;
  const comments = shownComments(view);
  return [...comments, ...comments.flatMap(({ replies }) => replies)].find(({ _id }) => _id === id);
}

/** The view with one post changed: the discussion itself, a comment or a reply. */
export function withPost(view: ThreadView, id: string, change: PostChange): ThreadView {
  if (view.thread._id === id) return { ...view, thread: { ...view.thread, ...change } };
  return mapComments(view, (comment) => {
    if (comment._id === id) return { ...comment, ...change };
    if (!comment.replies.some(({ _id }) => _id === id)) return comment;
    const replies = comment.replies.map((one) => (one._id === id ? { ...one, ...change } : one));
    return { ...comment, replies };
  });
}

/** The view with a comment that was written or changed; a new one is the last. */
export function withComment(view: ThreadView, comment: Comment): ThreadView {
  if (findComment(view, comment._id)) {
    return mapComments(view, (known) =>
      known._id === comment._id ? { ...known, ...comment, replies: known.replies } : known,
    );
  }
  const arrived = view.arrived.filter(({ _id }) => _id !== comment._id);
  const { thread } = view;
  if (thread.nextCursor !== null) return { ...view, arrived, later: joined(view.later, [comment]) };
  const commentDesc = joined(thread.commentDesc, [comment]);
  return { ...view, arrived, thread: { ...thread, commentDesc } };
}

/** The view with a reply that was written or changed. */
export function withReply(view: ThreadView, reply: Reply): ThreadView {
  const shown = mapComments(view, (comment) => {
    if (comment._id !== reply.commentId) return comment;
    const isKnown = comment.replies.some(({ _id }) => _id === reply._id);
    const replyCount = comment.replyCount + (isKnown ? 0 : 1);
    return { ...comment, replies: joined(comment.replies, [reply]), replyCount };
  });
  const arrivedReplies = view.arrivedReplies.filter(({ _id }) => _id !== reply._id);
  return { ...shown, arrivedReplies };
}

/** The view with a further page of comments. */
export function withPage(
  view: ThreadView,
  { data, nextCursor }: { data: readonly Comment[]; nextCursor: string | null },
): ThreadView {
  // At the end of the list nothing is left between it and what was shown behind it.
  const behind = nextCursor === null ? view.later : [];
  const commentDesc = joined(joined(view.thread.commentDesc, data), behind);
  const isNew = ({ _id }: Post) => !commentDesc.some((comment) => comment._id === _id);
  return {
    ...view,
    thread: { ...view.thread, commentDesc, nextCursor },
    later: view.later.filter(isNew),
    arrived: view.arrived.filter(isNew),
  };
}

/** The view with further replies to a comment. */
export function withReplies(view: ThreadView, id: string, replies: readonly Reply[]): ThreadView {
  const ids = new Set(replies.map(({ _id }) => _id));
  return {
    ...mapComments(view, (comment) =>
      comment._id === id ? { ...comment, replies: joined(comment.replies, replies) } : comment,
    ),
    arrivedReplies: view.arrivedReplies.filter(({ _id }) => !ids.has(_id)),
  };
}

/** The view of a discussion that was fetched again: what was read further than its first comments stays. */
export function reloaded(current: ThreadView, fresh: ThreadView): ThreadView {
  const { commentDesc, nextCursor, change } = current.thread;
  const isFurther = commentDesc.length > fresh.thread.commentDesc.length;
  if (current.thread._id !== fresh.thread._id || !isFurther) return fresh;
  const further = joined(commentDesc, fresh.thread.commentDesc);
  return {
    ...fresh,
    // What has changed in the further ones since is fetched from this change on.
    thread: { ...fresh.thread, commentDesc: further, nextCursor, change },
    later: current.later,
    loadedAt: current.loadedAt,
  };
}

/** The view with what the server replied to a comment or reply that was written or changed. */
export function withWritten(
  view: ThreadView,
  { comment, reply, commentCount }: WrittenComment,
): ThreadView {
  const counted = { ...view, thread: { ...view.thread, commentCount } };
  if (comment) return withComment(counted, comment);
  return reply ? withReply(counted, reply) : counted;
}

/** The view with what the author changed in the discussion itself; its comments stay as far as they are read. */
export function withThread(view: ThreadView, thread: Thread): ThreadView {
  const { commentDesc, nextCursor, acceptedAnswer, change, comments } = view.thread;
  return {
    ...view,
    thread: { ...thread, commentDesc, nextCursor, acceptedAnswer, change, comments },
  };
}

const gone = {
  isDeleted: true,
  userId: null,
  profilePic: null,
  likeCount: 0,
  likes: [],
  isLiked: false,
};

/** The view without the text and the author of a post that was deleted. */
export function withDeleted(view: ThreadView, id: string): ThreadView {
  const { thread } = view;
  if (thread._id === id) {
    const empty = { title: '', content: '', username: '', hashtag: '', hashtags: [], pictures: [] };
    return { ...view, thread: { ...thread, ...gone, ...empty } };
  }
  const isComment = findComment(view, id) !== undefined;
  const left = mapComments(view, (comment) => {
    if (comment._id === id) return { ...comment, ...gone, comment: '', commenter: '' };
    const replies = comment.replies.map((reply) =>
      reply._id === id ? { ...reply, ...gone, reply: '', username: '' } : reply,
    );
    return { ...comment, replies };
  });
  const counted = { ...left.thread, commentCount: thread.commentCount - (isComment ? 1 : 0) };
  const isAnswer = thread.acceptedAnswer?._id === id;
  return isAnswer
    ? { ...left, thread: { ...counted, acceptedAnswer: null, hasAnswer: false } }
    : { ...left, thread: counted };
}

/** The view with a shown comment as the accepted answer, or with none. */
export function withAnswer(view: ThreadView, commentId: string | null): ThreadView {
  const acceptedAnswer = (commentId !== null && findComment(view, commentId)) || null;
  return { ...view, thread: { ...view.thread, acceptedAnswer, hasAnswer: commentId !== null } };
}
