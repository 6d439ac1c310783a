import { ApiError } from '@upaj/contract/api-error';
import { isKnownAccount } from '@upaj/contract/threads.rules';
import { db } from './db.ts';
import type { PostRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';
import { isOpen } from './thread-posts.ts';

/** When the suspension of a user ends; null without one. */
export function suspendedUntil(userId: string | null): string | null {
  const until = db.suspensions.get(userId ?? '');
  return until && until > new Date().toISOString() ? until : null;
}

/** Refuses what a suspended user may not do. */
export function refuseSuspended({ id }: PersonRecord): void {
  if (suspendedUntil(id)) throw new ApiError('suspended');
}

/** Refuses what would change a deleted or a hidden post. */
export function refuseClosed(...posts: readonly PostRecord[]): void {
  if (!posts.every(isOpen)) throw new ApiError('post_closed');
}

/** What every new post begins with. */
export const newPost = (content: string, { id, joinedAt }: PersonRecord): PostRecord => ({
  id: crypto.randomUUID(),
  authorId: id,
  content,
  isByNewcomer: !isKnownAccount(new Date(joinedAt), new Date()),
  isHidden: false,
  createdAt: new Date().toISOString(),
  editedAt: null,
  deletedAt: null,
  likedBy: [],
});
