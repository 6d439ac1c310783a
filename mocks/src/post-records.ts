import type { ThreadPicture } from '@upaj/contract/threads.schema';

/** What a post said before it was changed or deleted. */
interface PostVersion {
  /** Null for comments. */
  title: string | null;
  content: string;
  at: string;
}

/** What every post has. */
export interface PostRecord {
  id: string;
  /** Null once the account is deleted. */
  authorId: string | null;
  /** Empty once the author has deleted it; the text is then a version. */
  content: string;
  /** The folded text, which stays when the post is deleted. */
  fingerprint: string;
  isByNewcomer: boolean;
  isHidden: boolean;
  createdAt: string;
  editedAt: string | null;
  deletedAt: string | null;
  /** Ids of users, the first one first. */
  likedBy: readonly string[];
  /** The oldest first. */
  versions: readonly PostVersion[];
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
