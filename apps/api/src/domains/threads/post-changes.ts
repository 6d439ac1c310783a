import type { Tx } from '../../db/transaction.ts';
import { publish } from '../../platform/events/publish.ts';
import type { CommentWriteStore } from './comment-writes.store.ts';
import type { Post } from './post.ts';
import type { ThreadWriteStore } from './thread-writes.store.ts';
import { postClosed, threadChanged } from './threads.events.ts';

/** Where a comment or a reply belongs. */
export type CommentPlace = Pick<Post, 'threadId' | 'parentId'>;

export type PostChanges = ReturnType<typeof createPostChanges>;

/**
 * Numbers the changes of discussions and counts their comments; the discussion must be locked. Each changed comment has a
 * number of its own, so that a page of changes can end between two of them.
 */
export function createPostChanges(deps: {
  threads: ThreadWriteStore;
  comments: CommentWriteStore;
}) {
  const { threads, comments } = deps;

  /** Tells the streams of a discussion about its last change. */
  async function tell(tx: Tx, threadId: string, change: number): Promise<void> {
    await publish(tx, threadChanged, { threadId, change });
  }

  /** Numbers a change of the discussion itself: of its text, its likes, its answer. */
  async function ofThread(tx: Tx, threadId: string, likes = 0): Promise<void> {
    await tell(tx, threadId, await threads.takeChange(tx, threadId, { likes }));
  }

  /** Numbers a change of a comment or a reply that counts as before: of its text, its likes. */
  async function ofComment(
    tx: Tx,
    { id, threadId }: Pick<Post, 'id' | 'threadId'>,
    likes = 0,
  ): Promise<void> {
    const change = await threads.takeChange(tx, threadId);
    await comments.setChange(tx, id, change, likes);
    await tell(tx, threadId, change);
  }

  /** Takes numbers for a comment or a reply that is counted once more or less; gives its own. */
  async function count(
    tx: Tx,
    { threadId, parentId }: CommentPlace,
    by: 1 | -1,
    writtenAt?: Date,
  ): Promise<number> {
    const counted = parentId === null ? { comments: by } : { changes: 2 };
    const last = await threads.takeChange(tx, threadId, { ...counted, writtenAt });
    if (parentId !== null) await comments.addReplies(tx, parentId, by, last);
    await tell(tx, threadId, last);
    return parentId === null ? last : last - 1;
  }

  /** Tells that no one can read a post any more. */
  const closed = (tx: Tx, { on, id, threadId }: Pick<Post, 'on' | 'id' | 'threadId'>) =>
    publish(tx, postClosed, { on, id, threadId });

  /** Counts a comment or a reply that can be read again, or not any more. */
  async function recount(tx: Tx, post: Post, by: 1 | -1): Promise<void> {
    const { id, threadId } = post;
    // What no one can read is no answer.
    if (by === -1) await threads.clearAnswer(tx, threadId, id);
    if (by === -1) await closed(tx, post);
    await comments.setChange(tx, id, await count(tx, post, by));
  }

  return {
    ofThread,
    ofComment,
    closed,

    /** Counts a new comment or reply; gives its number. */
    added: (tx: Tx, place: CommentPlace, at: Date): Promise<number> => count(tx, place, 1, at),

    /** Counts a comment or reply that was deleted. */
    removed: (tx: Tx, post: Post): Promise<void> => recount(tx, post, -1),

    /** Hides a post, or shows it again. */
    async setHidden(tx: Tx, post: Post, isHidden: boolean): Promise<void> {
      if (post.isHidden === isHidden) return;
      const { on, id, isDeleted } = post;
      if (on === 'thread') {
        await threads.setHidden(tx, id, isHidden);
        await threads.setListed(tx, id, !isHidden && !isDeleted);
        if (isHidden) await closed(tx, post);
        return ofThread(tx, id);
      }
      await comments.setHidden(tx, id, isHidden);
      // A deleted one is not counted, hidden or not.
      return isDeleted ? ofComment(tx, post) : recount(tx, post, isHidden ? -1 : 1);
    },
  };
}
