import { type SQL, sql } from 'drizzle-orm';
import type { Audit, Difference } from '../../platform/modules/audit.ts';
import { commentLikes, comments, threadLikes, threadStats } from './threads.tables.ts';

const MOST = 500;

const isCounted = sql`deleted_at is null and not is_hidden`;

/** A count that is stored beside the rows that it counts. */
interface StoredCount {
  what: string;
  /** Rows of `id` and `found`. */
  stored: SQL;
  /** Rows of `id` and `expected`; without rows it is 0. */
  counted: SQL;
}

const counts: readonly StoredCount[] = [
  {
    what: 'likes of discussion',
    stored: sql`select thread_id as id, like_count as found from ${threadStats}`,
    counted: sql`select thread_id as id, count(*) as expected from ${threadLikes} group by 1`,
  },
  {
    what: 'comments of discussion',
    stored: sql`select thread_id as id, comment_count as found from ${threadStats}`,
    counted: sql`select thread_id as id, count(*) as expected from ${comments}
      where parent_id is null and ${isCounted} group by 1`,
  },
  {
    what: 'likes of comment',
    stored: sql`select id, like_count as found from ${comments}`,
    counted: sql`select comment_id as id, count(*) as expected from ${commentLikes} group by 1`,
  },
  {
    what: 'replies to comment',
    stored: sql`select id, reply_count as found from ${comments}`,
    counted: sql`select parent_id as id, count(*) as expected from ${comments}
      where parent_id is not null and ${isCounted} group by 1`,
  },
];

/** Compares the likes, comments and replies that are counted with their rows. */
export const threadsAudit: Audit = async (db) => {
  const found: Difference[] = [];
  for (const { what, stored, counted } of counts) {
    const { rows } = await db.execute<{ id: string; expected: string; found: string }>(sql`
      select s.id, coalesce(c.expected, 0)::text as expected, s.found::text
      from (${stored}) s left join (${counted}) c on c.id = s.id
      where s.found <> coalesce(c.expected, 0) order by s.id limit ${MOST}`);
    found.push(...rows.map((row) => ({ what, ...row })));
  }
  return found;
};
