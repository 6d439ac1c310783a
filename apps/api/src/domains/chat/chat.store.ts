import type { ChatFeedback } from '@upaj/contract/chat.schema';
import { desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatFeedback } from './chat.tables.ts';

export type ChatStore = ReturnType<typeof createChatStore>;

/** Stores what people think of answers. */
export function createChatStore(db: Database) {
  return {
    /** Stores an opinion; it replaces the person's earlier one of the same answer. */
    async save(userId: string, feedback: ChatFeedback, createdAt: Date): Promise<void> {
      const { answerId, ...given } = feedback;
      const opinion = {
        ...given,
        reason: given.reason ?? null,
        comment: given.comment || null,
        createdAt,
      };
      await db
        .insert(chatFeedback)
        .values({ userId, answerId, ...opinion })
        .onConflictDoUpdate({ target: [chatFeedback.userId, chatFeedback.answerId], set: opinion });
    },

    /** The opinions of one person, the newest first. */
    async list(userId: string) {
      const { question, answer, isHelpful, reason, comment, createdAt } = chatFeedback;
      const rows = await db
        .select({ question, answer, isHelpful, reason, comment, createdAt })
        .from(chatFeedback)
        .where(eq(chatFeedback.userId, userId))
        .orderBy(desc(createdAt));
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    /** Deletes opinions from before a moment; returns how many. */
    async deleteOlder(before: Date): Promise<number> {
      const { rowCount } = await db.delete(chatFeedback).where(lt(chatFeedback.createdAt, before));
      return rowCount ?? 0;
    },
  };
}
