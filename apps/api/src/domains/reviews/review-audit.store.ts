import { sql } from 'drizzle-orm';
import type { Audit } from '../../platform/modules/audit.ts';

const MOST = 500;

/** Compares the stars and the number of reviews of each listing with its reviews. */
export const reviewAudit: Audit = async (db) => {
  const { rows } = await db.execute<{ id: string; expected: string; found: string }>(sql`
    with rated as (
      select crop_id, sum(rating) as stars, count(*) as count from reviews
      where crop_id is not null group by crop_id
    )
    select c.id, concat_ws(' in ', coalesce(r.stars, 0), coalesce(r.count, 0)) as expected,
      concat_ws(' in ', c.rating_sum, c.rating_count) as found
    from crops c left join rated r on r.crop_id = c.id
    where c.rating_sum <> coalesce(r.stars, 0) or c.rating_count <> coalesce(r.count, 0)
    order by c.id limit ${MOST}`);
  return rows.map((row) => ({ what: 'stars of listing', ...row }));
};
