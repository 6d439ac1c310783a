import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';
import type { CommentRow, ThreadRow } from './thread-columns.store.ts';
import { createStatements } from './thread-statements.store.ts';

export type ThreadReadStore = ReturnType<typeof createThreadReadStore>;

/** Reads discussions, comments and replies. */
export function createThreadReadStore(db: Database) {
  const ask = createStatements(db);
  const idsOf = async (found: Promise<{ id: string }[]>) =>
    new Set((await found).map(({ id }) => id));
  return {
    async find(id: string, tx?: Tx): Promise<ThreadRow | undefined> {
      const [found] = await ask.thread({ id }, tx);
      return found;
    },

    /** Finds a discussion without ids, and with the beginning of its text. */
    async findBrief(id: string, tx?: Tx): Promise<ThreadRow | undefined> {
      const [found] = await ask.briefThread({ id }, tx);
      return found;
    },

    /** Whether a discussion has ever been commented on. */
    async hasComments(threadId: string, tx?: Tx): Promise<boolean> {
      return (await ask.anyComment({ threadId }, tx)).length > 0;
    },

    async findComment(id: string, tx?: Tx): Promise<CommentRow | undefined> {
      const [found] = await ask.comment({ id }, tx);
      return found;
    },

    /** The comments of a discussion after a number, the oldest first. */
    listComments: (threadId: string, after: number, limit: number, tx?: Tx) =>
      ask.comments({ threadId, after, limit }, tx),

    /** The replies to a comment after a number, the oldest first. */
    listReplies: (parentId: string, after: number, limit: number) =>
      ask.replies({ parentId, after, limit }),

    /** The first replies to each of some comments, the oldest first. */
    firstReplies: async (parents: readonly string[], tx?: Tx): Promise<CommentRow[]> =>
      parents.length === 0 ? [] : ask.firstReplies({ ids: [...parents] }, tx),

    /** Comments and replies that were written or changed after a change, deleted ones too. */
    listChanges: (threadId: string, after: number, limit: number) =>
      ask.changes({ threadId, after, limit }),

    /** The ones of these discussions that a person likes. */
    likedThreads: (userId: string, of: readonly string[], tx?: Tx) =>
      idsOf(ask.likedThreads({ userId, ids: [...of] }, tx)),

    /** The ones of these comments and replies that a person likes. */
    likedComments: (userId: string, of: readonly string[], tx?: Tx) =>
      idsOf(ask.likedComments({ userId, ids: [...of] }, tx)),

    /** The ones of these discussions that a person has muted. */
    mutedThreads: (userId: string, of: readonly string[], tx?: Tx) =>
      idsOf(ask.mutedThreads({ userId, ids: [...of] }, tx)),
  };
}
