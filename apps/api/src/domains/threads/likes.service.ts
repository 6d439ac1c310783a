import type { InTransaction } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import type { LikeStore } from './likes.store.ts';
import { type PostKind, requireOpen, visibleTo } from './post.ts';
import type { PostChanges } from './post-changes.ts';
import type { PostRules } from './post-limits.ts';
import type { PostStore } from './posts.store.ts';
import { postLiked, postUnliked } from './threads.events.ts';

export type Likes = ReturnType<typeof createLikes>;

/** Who likes which posts. */
export function createLikes(deps: {
  inTransaction: InTransaction;
  store: LikeStore;
  posts: PostStore;
  rules: PostRules;
  changes: PostChanges;
  now: () => Date;
}) {
  const { inTransaction, store, posts, rules, changes, now } = deps;
  return {
    /** Likes a post or no longer; without `isLiked` the other of what is. */
    toggle(
      person: Person,
      { on, id, isLiked }: { on: PostKind; id: string; isLiked?: boolean | undefined },
    ): Promise<{ isLiked: boolean; likes: number }> {
      return inTransaction(async (tx) => {
        const { id: userId } = await rules.writer(tx, person.id);
        const post = visibleTo(person, on, await posts.lock(tx, on, id));
        requireOpen(post);
        const like = { on, id, userId };
        const wanted = isLiked ?? !(await store.isLiked(tx, like));
        const { threadId } = post;
        const hasChanged = await (wanted ? store.add(tx, like, now()) : store.remove(tx, like));
        if (hasChanged) {
          const by = wanted ? 1 : -1;
          if (on === 'thread') await changes.ofThread(tx, threadId, by);
          else await changes.ofComment(tx, post, by);
          await publish(tx, wanted ? postLiked : postUnliked, { ...like, threadId });
        }
        return { isLiked: wanted, likes: await store.count(tx, on, id) };
      });
    },
  };
}
