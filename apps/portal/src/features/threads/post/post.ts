import type { Comment, Reply } from '@upaj/contract/comments.schema';
import type { Thread } from '@upaj/contract/threads.schema';

/** A discussion, a comment or a reply, as what can be done about it needs it. */
export interface Post {
  kind: 'thread' | 'comment' | 'reply';
  /** What its id names in requests. */
  on: 'thread' | 'comment';
  id: string;
  /** The discussion that it belongs to. */
  threadId: string;
  /** The discussion's title; empty for the others. */
  title: string;
  text: string;
  /** Null once the author's account is deleted. */
  userId: string | null;
  username: string;
  profilePic: string | null;
  createdAt: string;
  editedAt: string | null;
  isDeleted: boolean;
  isHidden: boolean;
  isByNewcomer: boolean;
  isLiked: boolean;
  likeCount: number;
}

/** What every dialog about a post gets. */
export interface PostDialogProps {
  post: Post;
  onClose: () => void;
}

type Parts = Omit<Post, 'kind' | 'on' | 'id' | 'threadId' | 'title' | 'text' | 'username'>;

const partsOf = (post: Parts): Parts => ({
  userId: post.userId,
  profilePic: post.profilePic,
  createdAt: post.createdAt,
  editedAt: post.editedAt,
  isByNewcomer: post.isByNewcomer,
  isDeleted: post.isDeleted,
  isHidden: post.isHidden,
  isLiked: post.isLiked,
  likeCount: post.likeCount,
});

export const postOfThread = (thread: Thread): Post => ({
  ...partsOf(thread),
  kind: 'thread',
  on: 'thread',
  id: thread._id,
  threadId: thread._id,
  title: thread.title,
  text: thread.content,
  username: thread.username,
});

export const postOfComment = (comment: Comment, threadId: string): Post => ({
  ...partsOf(comment),
  kind: 'comment',
  on: 'comment',
  id: comment._id,
  threadId,
  title: '',
  text: comment.comment,
  username: comment.commenter,
});

export const postOfReply = (reply: Reply, threadId: string): Post => ({
  ...partsOf(reply),
  kind: 'reply',
  on: 'comment',
  id: reply._id,
  threadId,
  title: '',
  text: reply.reply,
  username: reply.username,
});
