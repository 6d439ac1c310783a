import { and, eq, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { weatherReports } from './weather.tables.ts';

/** A kept answer of a provider. */
export interface StoredReport {
  report: unknown;
  fetchedAt: Date;
}

export type ReportStore = ReturnType<typeof createReportStore>;

/** Keeps the last good answers for all processes. */
export function createReportStore(db: Database) {
  const { key, report, fetchedAt } = weatherReports;
  return {
    async find(of: string): Promise<StoredReport | undefined> {
      const [found] = await db
        .select({ report, fetchedAt })
        .from(weatherReports)
        .where(eq(key, of));
      return found;
    },

    /** Keeps an answer unless there is a newer one. */
    async put(of: string, stored: StoredReport): Promise<void> {
      await db
        .insert(weatherReports)
        .values({ key: of, ...stored })
        .onConflictDoUpdate({
          target: key,
          set: stored,
          setWhere: lt(fetchedAt, stored.fetchedAt),
        });
    },

    /** Deletes answers from before `reports`, and those about towns, whose places stay, from before `towns`. */
    async deleteOlder({ reports, towns }: Record<'reports' | 'towns', Date>): Promise<number> {
      const isTown = sql`${key} like 'town/%'`;
      const old = or(and(lt(fetchedAt, reports), not(isTown)), lt(fetchedAt, towns));
      return (await db.delete(weatherReports).where(old)).rowCount ?? 0;
    },
  };
}
