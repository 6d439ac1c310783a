import type { CropSort } from '@upaj/contract/crops.schema';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { conditionsOf, type QueryValues } from './crop-query.store.ts';
import { crops } from './crops.tables.ts';
import { order, shown } from './listing-columns.store.ts';

const { id, price, createdAt, ratingScore } = crops;

/** Up to this number, sorting costs less than looking for a shorter way. */
const QUICKLY_SORTED = 300;
/** Listings that are read in order before the matches are sorted after all. */
const WINDOW = 4000;
/** Share of matches above which they fill a page from the window; PostgreSQL takes an unknown word for half of it. */
const FREQUENT = 0.01;

/** The same order as an expression that no index serves, so that the matches are sorted. */
const orderOfFound: Record<CropSort, SQL[]> = {
  newest: [sql`${createdAt} + interval '0' desc`, desc(id)],
  'price-asc': [sql`${price} + 0`, asc(id)],
  'price-desc': [sql`${price} + 0 desc`, desc(id)],
  rating: [sql`${ratingScore} + 0 desc`, desc(id)],
};

/** Whether PostgreSQL estimates so many matches that a page is full before the window ends. */
async function isFrequent(db: Database, found: SQL | undefined): Promise<boolean> {
  const all = db.select({ id }).from(crops);
  const query = sql`${db.select({ id }).from(crops).where(found)} union all ${all}`;
  const { rows } = await db.execute(sql`explain (format json) ${query}`);
  const [{ Plan: plan }] = Object(rows[0])['QUERY PLAN'];
  const [matches, market] = plan.Plans.map((part: Record<string, unknown>) =>
    Number(part['Plan Rows']),
  );
  return matches > Math.max(QUICKLY_SORTED, market * FREQUENT);
}

/**
 * Reads a page of a search, at a cost that hardly grows with the market. Few matches are sorted. Frequent ones are looked for
 * among the first listings in order. If too few are there, such as the cheapest ghee, which is expensive, all matches are
 * sorted: PostgreSQL's planner assumes that they are spread evenly, and would read the whole market in order.
 */
export function createSearch(db: Database) {
  return async (found: SQL | undefined, sort: CropSort, values: QueryValues, limit: number) => {
    const wanted = conditionsOf(values, sort);
    if (await isFrequent(db, found)) {
      const first = db
        .select()
        .from(crops)
        .where(wanted)
        .orderBy(...order[sort])
        .limit(WINDOW);
      const rows = await db
        .select(shown)
        .from(first.as('crops'))
        .where(found)
        .orderBy(...order[sort])
        .limit(limit)
        .execute({ ...values });
      if (rows.length === limit) return rows;
    }
    return db
      .select(shown)
      .from(crops)
      .where(and(wanted, found))
      .orderBy(...orderOfFound[sort])
      .limit(limit)
      .execute({ ...values });
  };
}
