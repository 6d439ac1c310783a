import type { ThreadPicture } from '@upaj/contract/threads.schema';

/** What every post has. */
export interface PostRecord {
  id: string;
  /** Null once the account is deleted. */
  authorId: string | null;
  /** Empty once the author has deleted it. */
  content: string;
  isByNewcomer: boolean;
  isHidden: boolean;
  createdAt: string;
  editedAt: string | null;
  deletedAt: string | null;
  /** Ids of users, the first one first. */
  likedBy: readonly string[];
}

/** A discussion of the mock server. */
export interface ThreadRecord extends PostRecord {
  title: string;
  crop: string | null;
  pictures: readonly ThreadPicture[];
  acceptedId: string | null;
  /** Number of the last change. */
  change: number;
  lastActivityAt: string;
}

/** A comment, or a reply to one. */
export interface CommentRecord extends PostRecord {
  threadId: string;
  /** The comment that it replies to; null for a comment. */
  parentId: string | null;
  /** Number of the change that wrote it: its place in the order. */
  number: number;
  /** Number of the last change that concerned it. */
  change: number;
}

/** An uploaded picture. */
export interface ThreadPictureRecord {
  authorId: string;
  /** Whether a discussion shows it. */
  isTaken: boolean;
  picture: ThreadPicture;
}
