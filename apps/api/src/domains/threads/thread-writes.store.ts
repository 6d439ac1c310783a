import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { searchColumns } from './search-columns.ts';
import { postVersions, threadMutes, threadStats, threads } from './threads.tables.ts';

/** What an author writes in a discussion. */
export interface ThreadText {
  title: string;
  content: string;
  hashtags: string[];
  /** Id of a crop, null for none. */
  crop: string | null;
  /** Digest of the content. */
  fingerprint: string;
}

/** A discussion before it is stored. */
export interface NewThreadRow extends ThreadText {
  id: string;
  authorId: string;
  isByNewcomer: boolean;
  createdAt: Date;
}

/** What a change of a discussion adds to its numbers. */
export interface ThreadCounts {
  /** Numbers of changes that are taken; one unless told otherwise. */
  changes?: number | undefined;
  comments?: number | undefined;
  likes?: number | undefined;
  /** When something was written in it. */
  writtenAt?: Date | undefined;
}

export type ThreadWriteStore = ReturnType<typeof createThreadWriteStore>;

/** Writes discussions and their numbers; the caller holds the lock of `PostStore.lock`. */
export function createThreadWriteStore(db: Database) {
  const { threadId, change, commentCount, likeCount, lastActivityAt, acceptedId } = threadStats;
  const setStats = async (
    tx: Tx,
    id: string,
    set: Partial<Pick<typeof threadStats.$inferInsert, 'isListed' | 'acceptedId'>>,
  ) => void (await queriesOf(tx).update(threadStats).set(set).where(eq(threadId, id)));

  return {
    async insert(tx: Tx, thread: NewThreadRow): Promise<void> {
      const { id, createdAt } = thread;
      const queries = queriesOf(tx);
      await queries.insert(threads).values({ ...thread, ...searchColumns(thread) });
      await queries
        .insert(threadStats)
        .values({ threadId: id, createdAt, lastActivityAt: createdAt });
    },

    /** Sets the texts of a discussion; `editedAt` is when a marked change was made last. */
    async setText(tx: Tx, id: string, text: ThreadText, editedAt: Date | null): Promise<void> {
      const set = { ...text, ...searchColumns(text), editedAt };
      await queriesOf(tx).update(threads).set(set).where(eq(threads.id, id));
    },

    /** Empties a discussion; its fingerprint stays, so that the text is known when it is sent again. */
    async setDeleted(tx: Tx, id: string, deletedAt: Date): Promise<void> {
      const empty = { title: '', content: '', hashtags: [], crop: null };
      const set = { ...empty, ...searchColumns(empty), deletedAt };
      await queriesOf(tx).update(threads).set(set).where(eq(threads.id, id));
      await setStats(tx, id, { isListed: false });
    },

    async setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
      await queriesOf(tx).update(threads).set({ isHidden }).where(eq(threads.id, id));
    },

    setListed: (tx: Tx, id: string, isListed: boolean): Promise<void> =>
      setStats(tx, id, { isListed }),

    /** Takes the next number of a change, adds to the counts, and gives the number. */
    async takeChange(tx: Tx, id: string, counts: ThreadCounts = {}): Promise<number> {
      const { changes = 1, comments = 0, likes = 0, writtenAt } = counts;
      const [taken] = await queriesOf(tx)
        .update(threadStats)
        .set({
          change: sql`${change} + ${changes}`,
          ...(comments !== 0 && { commentCount: sql`${commentCount} + ${comments}` }),
          ...(likes !== 0 && { likeCount: sql`${likeCount} + ${likes}` }),
          ...(writtenAt && {
            lastActivityAt: sql`greatest(${lastActivityAt}, ${writtenAt.toISOString()}::timestamptz)`,
          }),
        })
        .where(eq(threadId, id))
        .returning({ change });
      if (!taken) throw new Error(`discussion ${id} has no numbers`);
      return taken.change;
    },

    async answer(tx: Tx, id: string): Promise<string | null> {
      const [found] = await queriesOf(tx)
        .select({ acceptedId })
        .from(threadStats)
        .where(eq(threadId, id));
      return found?.acceptedId ?? null;
    },

    setAnswer: (tx: Tx, id: string, commentId: string | null): Promise<void> =>
      setStats(tx, id, { acceptedId: commentId }),

    /** Takes back the answer of a discussion if it is this comment. */
    async clearAnswer(tx: Tx, id: string, commentId: string): Promise<void> {
      await queriesOf(tx)
        .update(threadStats)
        .set({ acceptedId: null })
        .where(and(eq(threadId, id), eq(acceptedId, commentId)));
    },

    /** Keeps what a discussion said before. */
    async keepVersion(
      tx: Tx,
      id: string,
      { title, content }: Pick<ThreadText, 'title' | 'content'>,
      at: Date,
    ): Promise<void> {
      await queriesOf(tx).insert(postVersions).values({ threadId: id, title, content, at });
    },

    /** Crop of a discussion, which is no part of a post. */
    async crop(tx: Tx, id: string): Promise<string | null> {
      const [found] = await queriesOf(tx)
        .select({ crop: threads.crop })
        .from(threads)
        .where(eq(threads.id, id));
      return found?.crop ?? null;
    },

    /** Switches the notifications of a discussion off or on for a person. */
    async setMuted(id: string, userId: string, isMuted: boolean): Promise<void> {
      const mute = { threadId: id, userId };
      if (isMuted) await db.insert(threadMutes).values(mute).onConflictDoNothing();
      else
        await db
          .delete(threadMutes)
          .where(and(eq(threadMutes.threadId, id), eq(threadMutes.userId, userId)));
    },
  };
}
