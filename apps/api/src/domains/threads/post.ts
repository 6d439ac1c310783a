import { ApiError, notFound } from '@upaj/contract/api-error';
import { canSeeThread } from '@upaj/contract/post-checks';
import type { Person } from '../../platform/access/person.ts';

/** What a post is; replies are comments. */
export type PostKind = 'thread' | 'comment';

/** A discussion, a comment or a reply as it is stored, hidden or not. */
export interface Post {
  on: PostKind;
  id: string;
  threadId: string;
  /** Null for a discussion. */
  commentId: string | null;
  /** The comment that a reply belongs to, else null. */
  parentId: string | null;
  threadTitle: string;
  /** Null for comments. */
  title: string | null;
  /** Empty once it is deleted. */
  content: string;
  /** Null once the account is deleted. */
  authorId: string | null;
  isByNewcomer: boolean;
  isHidden: boolean;
  isDeleted: boolean;
  createdAt: Date;
  editedAt: Date | null;
  /** The discussion that it is in: itself for a discussion. */
  thread: {
    authorId: string | null;
    isHidden: boolean;
    isDeleted: boolean;
    /** Whether it has ever been commented on; a deleted discussion is shown for the sake of its comments. */
    hasComments: boolean;
  };
}

const what = { thread: 'Discussion', comment: 'Comment' } as const;

/** Refuses a post that is not there, or whose discussion the person cannot see. */
export function visibleTo(
  person: Pick<Person, 'id' | 'isModerator'>,
  on: PostKind,
  post: Post | undefined,
): Post {
  if (!post) throw notFound(what[on]);
  if (!canSeeThread(person, post.thread)) throw notFound(what[on]);
  return post;
}

/** Refuses what was deleted or hidden, and what is in a discussion that was. */
export function requireOpen(post: Post): void {
  const { isHidden, isDeleted, thread } = post;
  if (isHidden || isDeleted || thread.isHidden || thread.isDeleted)
    throw new ApiError('post_closed');
}
