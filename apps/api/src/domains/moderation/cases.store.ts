import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import type { PostKey } from './post-key.ts';

/** A post that waits for a moderator. */
export interface WaitingPost extends PostKey {
  /** Id of its first open report, or of the action appealed against. */
  id: string;
  /** Null for a post with reports. */
  actionId: string | null;
  since: Date;
}

type Row = Omit<WaitingPost, 'since'> & { since: string };

export type CaseStore = ReturnType<typeof createCaseStore>;

/** Finds what waits for a moderator. */
export function createCaseStore(db: Database) {
  return {
    /** Posts with open reports, each at its first one, and open appeals, the oldest first. */
    async list(after: PagePosition | undefined, limit: number): Promise<WaitingPost[]> {
      const position =
        after && sql`(${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`;
      const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
        select * from (
          (select r.id, r.thread_id as "threadId", r.comment_id as "commentId", null::uuid as "actionId",
            r.created_at as since
          from reports r
          where r.closed_at is null ${position ? sql`and (r.created_at, r.id) > ${position}` : sql``}
            and not exists (
              select from reports earlier where earlier.closed_at is null and earlier.thread_id = r.thread_id
                and earlier.comment_id is not distinct from r.comment_id
                and (earlier.created_at, earlier.id) < (r.created_at, r.id)
            )
          order by r.created_at, r.id limit ${limit})
          union all
          (select a.id, a.thread_id, a.comment_id, a.id, a.appealed_at
          from moderation_actions a
          where a.appealed_at is not null and a.decided_at is null
            ${position ? sql`and (a.appealed_at, a.id) > ${position}` : sql``}
          order by a.appealed_at, a.id limit ${limit})
        ) waiting order by since, id limit ${limit}`);
      return rows.map((found) => ({ ...found, since: new Date(found.since) }));
    },
  };
}
