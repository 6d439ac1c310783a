import type { Viewer } from '@upaj/contract/post-checks';
import type { Tx } from '../../db/transaction.ts';
import { askAll } from '../../platform/concurrency/ask-all.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { CommentRow, PostRow, ThreadRow } from './thread-columns.store.ts';
import type { ThreadReadStore } from './thread-reads.store.ts';
import type { Surroundings } from './thread-views.ts';

/** Posts that are shown together. */
export interface ShownPosts {
  threads?: readonly ThreadRow[];
  comments?: readonly CommentRow[];
}

const authorsOf = (posts: readonly PostRow[]) => [
  ...new Set(posts.flatMap(({ authorId }) => authorId ?? [])),
];

export type SurroundingsOf = ReturnType<typeof createSurroundings>;

/** Reads what the views of posts need beside their rows, in one query of each kind. */
export function createSurroundings(deps: {
  store: ThreadReadStore;
  accounts: Pick<Accounts, 'authorsOf'>;
}) {
  const { store, accounts } = deps;
  return async (
    viewer: Viewer,
    { threads = [], comments = [] }: ShownPosts,
    tx?: Tx,
  ): Promise<Surroundings> => {
    const ask = async (
      read: (userId: string, of: readonly string[], tx?: Tx) => Promise<Set<string>>,
      posts: readonly PostRow[],
    ) =>
      viewer && posts.length > 0
        ? read(
            viewer.id,
            posts.map(({ id }) => id),
            tx,
          )
        : new Set<string>();
    const [authors, likedThreads, likedComments, muted] = await askAll(tx, [
      () => accounts.authorsOf(authorsOf([...threads, ...comments]), tx),
      () => ask(store.likedThreads, threads),
      () => ask(store.likedComments, comments),
      () => ask(store.mutedThreads, threads),
    ]);
    return { viewer, authors, liked: new Set([...likedThreads, ...likedComments]), muted };
  };
}
