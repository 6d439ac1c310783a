import { ApiError, notFound } from '@upaj/contract/api-error';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import { requireOpen } from './post.ts';
import type { PostChanges } from './post-changes.ts';
import type { PostRules } from './post-limits.ts';
import type { PostStore } from './posts.store.ts';
import type { ThreadWriteStore } from './thread-writes.store.ts';
import { answerAccepted, answerWithdrawn } from './threads.events.ts';

export type Answers = ReturnType<typeof createAnswers>;

/** Which comment answers a discussion. */
export function createAnswers(deps: {
  inTransaction: InTransaction;
  store: ThreadWriteStore;
  posts: PostStore;
  rules: PostRules;
  changes: PostChanges;
}) {
  const { inTransaction, store, posts, rules, changes } = deps;

  /** Refuses what is no comment of the discussion, and what no one can read. */
  async function requireAnswer(tx: Tx, threadId: string, commentId: string): Promise<void> {
    const comment = await posts.find('comment', commentId, tx);
    if (comment?.threadId !== threadId || comment.parentId !== null) throw notFound('Comment');
    if (comment.isHidden || comment.isDeleted) throw new ApiError('post_closed');
  }

  return {
    /** Accepts a comment as the answer, or none; the access policy has checked the asker. */
    accept(
      person: Person,
      id: string,
      commentId: string | null,
    ): Promise<{ commentId: string | null }> {
      return inTransaction(async (tx) => {
        await rules.writer(tx, person.id);
        const post = await posts.lock(tx, 'thread', id);
        if (!post) throw notFound('Discussion');
        requireOpen(post);
        if (commentId !== null) await requireAnswer(tx, id, commentId);
        const before = await store.answer(tx, id);
        if (before !== commentId) {
          await store.setAnswer(tx, id, commentId);
          await changes.ofThread(tx, id);
          const thread = { threadId: id };
          if (before) await publish(tx, answerWithdrawn, { ...thread, commentId: before });
          if (commentId !== null) await publish(tx, answerAccepted, { ...thread, commentId });
        }
        return { commentId };
      });
    },
  };
}
