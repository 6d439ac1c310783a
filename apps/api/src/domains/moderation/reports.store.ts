import { and, asc, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { reports } from './moderation.tables.ts';
import type { PostKey } from './post-key.ts';

/** A stored report. */
export type ReportRow = typeof reports.$inferSelect;
/** The open reports of a post: their number and the first ones, the oldest first. */
export interface OpenReports {
  count: number;
  reports: Pick<ReportRow, 'reporterId' | 'reason' | 'createdAt'>[];
}

export type ReportStore = ReturnType<typeof createReportStore>;

const isOpen = isNull(reports.closedAt);
const isOn = ({ threadId, commentId }: PostKey): SQL | undefined =>
  and(
    eq(reports.threadId, threadId),
    commentId === null ? isNull(reports.commentId) : eq(reports.commentId, commentId),
  );

/** Stores reports of posts. */
export function createReportStore(db: Database) {
  const { threadId, commentId, reporterId, reason, createdAt } = reports;
  return {
    async insert(tx: Tx, report: Omit<ReportRow, 'closedAt'>): Promise<void> {
      await queriesOf(tx).insert(reports).values(report);
    },

    /** Whether this person has an open report of the post. */
    async hasOpen(tx: Tx, post: PostKey, userId: string): Promise<boolean> {
      const found = await queriesOf(tx)
        .select({ id: reports.id })
        .from(reports)
        .where(and(isOpen, isOn(post), eq(reporterId, userId)))
        .limit(1);
      return found.length > 0;
    },

    async countOpen(post: PostKey, tx?: Tx): Promise<number> {
      const [found] = await queriesIn(db, tx)
        .select({ count: count() })
        .from(reports)
        .where(and(isOpen, isOn(post)));
      return found?.count ?? 0;
    },

    /** Closes the open reports of a post, since a moderator has decided about it; returns how many. */
    async close(tx: Tx, post: PostKey, at: Date): Promise<number> {
      const closed = await queriesOf(tx)
        .update(reports)
        .set({ closedAt: at })
        .where(and(isOpen, isOn(post)));
      return closed.rowCount ?? 0;
    },

    /** The open reports of posts, by the id of the post; of each the first `most`. */
    async openOf(
      posts: readonly PostKey[],
      most: number,
    ): Promise<ReadonlyMap<string, OpenReports>> {
      if (posts.length === 0) return new Map();
      const postId = sql<string>`coalesce(${commentId}, ${threadId})`;
      const byPost = sql`partition by ${postId}`;
      const numbered = db
        .select({
          reporterId,
          reason,
          createdAt,
          postId: postId.as('post_id'),
          number:
            sql<number>`(row_number() over (${byPost} order by ${createdAt}, ${reports.id}))::int`.as(
              'number',
            ),
          count: sql<number>`(count(*) over (${byPost}))::int`.as('count'),
        })
        .from(reports)
        .where(and(isOpen, or(...posts.map(isOn))))
        .as('numbered');
      const found = await db
        .select()
        .from(numbered)
        .where(sql`${numbered.number} <= ${most}`)
        .orderBy(asc(numbered.number));
      const byId = new Map<string, OpenReports>();
      for (const { postId: id, count: all, reporterId: by, ...report } of found) {
        const one = byId.get(id) ?? { count: all, reports: [] };
        one.reports.push({ reporterId: by, reason: report.reason, createdAt: report.createdAt });
        byId.set(id, one);
      }
      return byId;
    },

    /** What a person has reported, the oldest first. */
    listOf(userId: string): Promise<Pick<ReportRow, 'reason' | 'createdAt'>[]> {
      return db
        .select({ reason, createdAt })
        .from(reports)
        .where(eq(reporterId, userId))
        .orderBy(asc(createdAt));
    },
  };
}
