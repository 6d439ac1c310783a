import { and, desc, eq, gt } from 'drizzle-orm';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { PostKind } from './post.ts';
import { comments, threads } from './threads.tables.ts';

const tableOf = { thread: threads, comment: comments } as const;

export type PostLimitStore = ReturnType<typeof createPostLimitStore>;

/** Reads what limits count; exact while the account is locked. */
export function createPostLimitStore() {
  return {
    /** When a person wrote the last posts of a kind since a moment, deleted ones too, the latest first. */
    async timesSince(
      tx: Tx,
      on: PostKind,
      userId: string,
      since: Date,
      most: number,
    ): Promise<Date[]> {
      const { authorId, createdAt } = tableOf[on];
      const found = await queriesOf(tx)
        .select({ createdAt })
        .from(tableOf[on])
        .where(and(eq(authorId, userId), gt(createdAt, since)))
        .orderBy(desc(createdAt))
        .limit(most);
      return found.map((post) => post.createdAt);
    },

    /** Whether a person has posted a text since a moment. */
    async hasPosted(
      tx: Tx,
      on: PostKind,
      userId: string,
      text: string,
      since: Date,
    ): Promise<boolean> {
      const { id, authorId, createdAt, fingerprint } = tableOf[on];
      const found = await queriesOf(tx)
        .select({ id })
        .from(tableOf[on])
        .where(and(eq(authorId, userId), gt(createdAt, since), eq(fingerprint, text)))
        .limit(1);
      return found.length > 0;
    },

    /** What moderation has hidden of a person, the latest first. */
    async hiddenTexts(tx: Tx, on: PostKind, userId: string, most: number): Promise<string[]> {
      const { content, authorId, isHidden, createdAt } = tableOf[on];
      const found = await queriesOf(tx)
        .select({ content })
        .from(tableOf[on])
        .where(and(eq(authorId, userId), eq(isHidden, true)))
        .orderBy(desc(createdAt))
        .limit(most);
      return found.map((post) => post.content);
    },

    /** Whether moderation has hidden a post of a person with this text. */
    async hasHidden(tx: Tx, on: PostKind, userId: string, text: string): Promise<boolean> {
      const { id, authorId, isHidden, fingerprint } = tableOf[on];
      const found = await queriesOf(tx)
        .select({ id })
        .from(tableOf[on])
        .where(and(eq(authorId, userId), eq(fingerprint, text), eq(isHidden, true)))
        .limit(1);
      return found.length > 0;
    },
  };
}
