import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import { diagnoses } from './disease.tables.ts';

/** A stored diagnosis. */
export type DiagnosisRow = typeof diagnoses.$inferSelect;

export type DiagnosisStore = ReturnType<typeof createDiagnosisStore>;

/** Stores the diagnoses that people keep. */
export function createDiagnosisStore(db: Database) {
  const { id, userId, madeAt } = diagnoses;
  const isOwn = (of: string, diagnosisId: string) => and(eq(id, diagnosisId), eq(userId, of));
  return {
    async insert(tx: Tx, diagnosis: DiagnosisRow): Promise<void> {
      await queriesOf(tx).insert(diagnoses).values(diagnosis);
    },

    /** The diagnoses of a person, the newest first. */
    list(of: string, after?: PagePosition, limit?: number): Promise<DiagnosisRow[]> {
      const isAfter =
        after &&
        sql`(${madeAt}, ${id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`;
      const all = db
        .select()
        .from(diagnoses)
        .where(and(eq(userId, of), isAfter))
        .orderBy(desc(madeAt), desc(id));
      return limit === undefined ? all.execute() : all.limit(limit).execute();
    },

    /** Stores how the field of a person is later; undefined if the person has no such diagnosis. */
    async setProgress(
      of: string,
      diagnosisId: string,
      progress: DiagnosisRow['progress'],
    ): Promise<DiagnosisRow | undefined> {
      const [changed] = await db
        .update(diagnoses)
        .set({ progress })
        .where(isOwn(of, diagnosisId))
        .returning();
      return changed;
    },

    /** Locks a diagnosis of a person; returns false if there is none. */
    async lock(tx: Tx, of: string, diagnosisId: string): Promise<boolean> {
      const found = await queriesOf(tx)
        .select({ id })
        .from(diagnoses)
        .where(isOwn(of, diagnosisId))
        .for('update');
      return found.length > 0;
    },

    async remove(tx: Tx, diagnosisId: string): Promise<void> {
      await queriesOf(tx).delete(diagnoses).where(eq(id, diagnosisId));
    },
  };
}
