import { toRupees } from '@upaj/content/money';
import type { Category } from '@upaj/contract/crops.schema';
import { and, desc, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { RankedSearch } from '../../platform/search/ranked-search.ts';
import { crops } from './crops.tables.ts';
import { foundBy } from './search-pages.store.ts';

/** Listings whose prices are compared; the newest count. */
const MOST = 200;

/** U of 25 kg in a quintal. */
const UNITS_IN_QUINTAL = 4;

/** Goods whose prices are compared, under the key of the result. */
export interface PricedGoods {
  key: string;
  category: Category;
  search: RankedSearch;
}

/** Median of the prices that listings ask. */
export interface MedianPrice {
  /** Rupees for 100 kg. */
  perQuintal: number;
  /** Listings that it was taken from. */
  listings: number;
}

/** Reads median prices of what is sold by weight, all in one statement. */
export function createMedianPrices(db: Database) {
  const medianOf = ({ key, category, search }: PricedGoods, day: string): SQL => {
    const newest = db
      .select({ price: crops.price })
      .from(crops)
      .where(
        and(
          ...[foundBy(search, category), eq(crops.category, category)],
          ...[not(crops.isPaused), gte(crops.expiryDate, day)],
          inArray(crops.unit, ['kg', 'tonnes']),
        ),
      )
      .orderBy(desc(sql`${crops.createdAt} + interval '0'`))
      .limit(MOST);
    return sql`
      select ${key}::text as key, count(*)::int as listings,
        percentile_cont(0.5) within group (order by price) as median
      from (${newest}) newest`;
  };

  /** The medians of goods with at least so many listings for sale on this day. */
  return async (
    goods: readonly PricedGoods[],
    day: string,
    fewest: number,
  ): Promise<ReadonlyMap<string, MedianPrice>> => {
    if (goods.length === 0) return new Map();
    const { rows } = await db.execute<{ key: string; listings: number; median: string | null }>(
      sql.join(
        goods.map((one) => medianOf(one, day)),
        sql` union all `,
      ),
    );
    return new Map(
      rows.flatMap(({ key, listings, median }) => {
        if (listings < fewest || median === null) return [];
        const perQuintal = Math.round(toRupees(Number(median)) * UNITS_IN_QUINTAL);
        return [[key, { perQuintal, listings }] as const];
      }),
    );
  };
}
