import { sql } from 'drizzle-orm';
import type { Audit, Difference } from '../../platform/modules/audit.ts';

const MOST = 500;

type Row = { id: string; expected: string; found: string };

/** The checks that the database can make: each gives the records that differ. */
const checks: readonly (readonly [what: string, query: ReturnType<typeof sql>])[] = [
  [
    'stars of listing',
    sql`with rated as (
          select crop_id, sum(rating) as stars, count(*) as count from reviews
          where crop_id is not null and counted_month is not null group by crop_id
        )
        select c.id, concat_ws(' in ', coalesce(r.stars, 0), coalesce(r.count, 0)) as expected,
          concat_ws(' in ', c.rating_sum, c.rating_count) as found
        from crops c left join rated r on r.crop_id = c.id
        where c.rating_sum <> coalesce(r.stars, 0) or c.rating_count <> coalesce(r.count, 0)
        order by c.id`,
  ],
  [
    // A review counts in its month, and after a handover that is not objected to.
    'counting of review',
    sql`select r.id, 'not counted' as expected, 'counted' as found
        from reviews r join order_lines l on l.id = r.line_id join orders o on o.id = l.order_id
        where r.counted_month is not null and (o.handover is null or o.handover = 'objected'
          or r.counted_month <> date_trunc('month', r.created_at at time zone 'Asia/Kolkata')::date)`,
  ],
  [
    // A job counts what has become final, within minutes, of the last 60 days; one before them may count in their month.
    'counting of reviews of author',
    sql`select r.author_id as id, 'one' as expected, 'none' as found
        from reviews r join order_lines l on l.id = r.line_id join orders o on o.id = l.order_id
        where r.author_id is not null and r.created_at > now() - interval '92 days'
        group by r.author_id, r.seller_id, date_trunc('month', r.created_at at time zone 'Asia/Kolkata')
        having count(r.counted_month) = 0 and bool_or(r.created_at > now() - interval '60 days' and (
          o.handover = 'agreed' and o.updated_at < now() - interval '1 hour'
          or o.handover = 'reported' and o.object_until < now() - interval '1 hour'))`,
  ],
];

/** Compares the stars of each listing with its reviews, and which reviews count with what they are about. */
export const reviewAudit: Audit = async (db) => {
  const found: Difference[] = [];
  for (const [what, query] of checks) {
    const { rows } = await db.execute<Row>(sql`${query} limit ${MOST}`);
    found.push(...rows.map((row) => ({ what, ...row })));
  }
  return found;
};
