import { type Mentionable, mentionsIn } from '@upaj/contract/mentions.rules';
import type { ThreadPicture } from '@upaj/contract/threads.schema';
import type { Tx } from '../../db/transaction.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { DigestStore, RecentPosts } from './digest.store.ts';
import type { Like, LikeStore } from './likes.store.ts';
import type { Post, PostKind } from './post.ts';
import type { PostChanges } from './post-changes.ts';
import type { PostStore, PostVersion } from './posts.store.ts';
import type { ThreadWriteStore } from './thread-writes.store.ts';

export type Posts = ReturnType<typeof createPosts>;

/** What other domains learn of discussions and comments, and do with them. */
export function createPosts(
  deps: Pick<Platform, 'services'> & {
    store: PostStore;
    digest: DigestStore;
    changes: PostChanges;
    likes: Pick<LikeStore, 'isLiked'>;
    threads: Pick<ThreadWriteStore, 'answer'>;
  },
) {
  const { services, store, digest, changes, likes, threads } = deps;
  return {
    /** A post, hidden ones included. */
    findPost: (on: PostKind, id: string, tx?: Tx): Promise<Post | undefined> =>
      store.find(on, id, tx),

    /**
     * Finds a post and locks its discussion until the transaction ends. The account of the author is held too, so that
     * rows which refer to it can be written while the account is being deleted.
     */
    async lockPost(tx: Tx, on: PostKind, id: string): Promise<Post | undefined> {
      const found = await store.find(on, id, tx);
      if (!found) return undefined;
      // Accounts come before discussions in the order of locks.
      if (found.authorId !== null) await services.accounts.namesForShare(tx, [found.authorId]);
      return store.lock(tx, on, id);
    },

    /** Hides a locked post, or shows it again: counts and lists follow. */
    setHidden: (tx: Tx, post: Post, isHidden: boolean): Promise<void> =>
      changes.setHidden(tx, post, isHidden),

    /** What a post said before it was changed or deleted, the latest first. */
    versionsOf: (on: PostKind, id: string, limit: number): Promise<PostVersion[]> =>
      store.versions(on, id, limit),

    /** The pictures of a discussion. */
    picturesOf: (threadId: string): Promise<ThreadPicture[]> => store.pictures(threadId),

    /** The people who wrote in a discussion, who can be mentioned there. */
    async participantsOf(tx: Tx, threadId: string): Promise<Mentionable[]> {
      const writers = await store.writers(tx, threadId);
      const found = await services.accounts.authorsOf(writers, tx);
      return [...found].map(([id, { name }]) => ({ id, name }));
    },

    mentionsIn,

    /** Whether a person likes a post now. */
    isLiked: (tx: Tx, like: Like): Promise<boolean> => likes.isLiked(tx, like),

    /** Whether a comment is the accepted answer of a discussion now. */
    isAnswer: async (tx: Tx, threadId: string, commentId: string): Promise<boolean> =>
      (await threads.answer(tx, threadId)) === commentId,

    /** Whether a person wants no notifications of a discussion. */
    isMuted: (tx: Tx, threadId: string, userId: string): Promise<boolean> =>
      store.isMuted(tx, threadId, userId),

    /** What a person may want to know of the time between two moments. */
    recentFor: (userId: string, since: Date, until: Date): Promise<RecentPosts> =>
      digest.recentFor(userId, since, until),
  };
}
