import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import { leafFeedback } from './disease.tables.ts';

/** A stored feedback. */
export type LeafFeedbackRow = typeof leafFeedback.$inferSelect;

export type LeafFeedbackStore = ReturnType<typeof createLeafFeedbackStore>;

/** Stores whether diagnoses were right. */
export function createLeafFeedbackStore(db: Database) {
  const { id, userId, createdAt } = leafFeedback;
  return {
    async insert(tx: Tx, feedback: LeafFeedbackRow): Promise<void> {
      await queriesOf(tx).insert(leafFeedback).values(feedback);
    },

    /** What a person has sent, the newest first. */
    listOf(of: string, after?: PagePosition, limit?: number): Promise<LeafFeedbackRow[]> {
      const isAfter =
        after &&
        sql`(${createdAt}, ${id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`;
      const all = db
        .select()
        .from(leafFeedback)
        .where(and(eq(userId, of), isAfter))
        .orderBy(desc(createdAt), desc(id));
      return limit === undefined ? all.execute() : all.limit(limit).execute();
    },

    /** What all people have sent, the oldest first: the next ones after one of them. */
    next: (
      after: Pick<LeafFeedbackRow, 'id' | 'createdAt'> | undefined,
      limit: number,
    ): Promise<LeafFeedbackRow[]> =>
      db
        .select()
        .from(leafFeedback)
        .where(
          after &&
            or(
              gt(createdAt, after.createdAt),
              and(eq(createdAt, after.createdAt), gt(id, after.id)),
            ),
        )
        .orderBy(asc(createdAt), asc(id))
        .limit(limit),

    /** Locks a feedback of a person; returns false if there is none. */
    async lock(tx: Tx, of: string, feedbackId: string): Promise<boolean> {
      const found = await queriesOf(tx)
        .select({ id })
        .from(leafFeedback)
        .where(and(eq(id, feedbackId), eq(userId, of)))
        .for('update');
      return found.length > 0;
    },

    async remove(tx: Tx, feedbackId: string): Promise<void> {
      await queriesOf(tx).delete(leafFeedback).where(eq(id, feedbackId));
    },
  };
}
