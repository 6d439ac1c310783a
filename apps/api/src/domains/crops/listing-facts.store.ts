import type { Category } from '@upaj/contract/crops.schema';
import { and, asc, desc, eq, gt, gte, inArray, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { RankedSearch } from '../../platform/search/ranked-search.ts';
import { crops } from './crops.tables.ts';
import { foundBy } from './search-pages.store.ts';

/** Like listings whose prices are compared; the newest count. */
const MOST_LIKE = 200;

/** A listing whose last day of sale is near. */
export interface ExpiringListing {
  id: string;
  sellerId: string;
  name: string;
  category: Category;
  expiryDate: string;
}

/** Goods whose prices are compared. */
export interface LikeQuery {
  category: Category;
  search: RankedSearch;
  except: string | undefined;
  onSaleOn: string;
}

/** Reads and writes what concerns listings beside the market itself. */
export function createListingFacts(db: Database, searchDb: Database) {
  const isOnSale = (day: string) => and(not(crops.isPaused), gte(crops.expiryDate, day));
  return {
    /** Adds to the stars and the number of reviews of a listing. */
    async addRating(
      tx: Tx,
      cropId: string,
      { sum, count }: { sum: number; count: number },
    ): Promise<void> {
      await queriesOf(tx)
        .update(crops)
        .set({
          ratingSum: sql`${crops.ratingSum} + ${sum}`,
          ratingCount: sql`${crops.ratingCount} + ${count}`,
        })
        .where(eq(crops.id, cropId));
    },

    /** The median price of like listings in paise, and how many there are. */
    async likePrices({
      category,
      search,
      except,
      onSaleOn,
    }: LikeQuery): Promise<{ median: number | null; count: number }> {
      const newest = searchDb
        .select({ price: crops.price })
        .from(crops)
        .where(
          and(
            ...[isOnSale(onSaleOn), foundBy(search, category)],
            eq(crops.category, category),
            except === undefined ? undefined : ne(crops.id, except),
          ),
        )
        .orderBy(desc(sql`${crops.createdAt} + interval '0'`))
        .limit(MOST_LIKE)
        .as('newest');
      const [found] = await searchDb
        .select({
          median: sql<number | null>`percentile_cont(0.5) within group (order by ${newest.price})`,
          count: sql<number>`count(*)::int`,
        })
        .from(newest);
      const { median = null, count = 0 } = found ?? {};
      return { median: median === null ? null : Math.round(Number(median)), count };
    },

    /** Names and prices (in paise for one U) of like listings that are sold by weight, in a state if one is given, the newest first. */
    likeByWeight({
      category,
      search,
      onSaleOn,
      state,
    }: Omit<LikeQuery, 'except'> & { state?: string | undefined }): Promise<
      { name: string; price: number }[]
    > {
      return searchDb
        .select({ name: crops.name, price: crops.price })
        .from(crops)
        .where(
          and(
            ...[isOnSale(onSaleOn), foundBy(search, category), eq(crops.category, category)],
            inArray(crops.unit, ['kg', 'tonnes']),
            state === undefined ? undefined : eq(crops.sellerState, state),
          ),
        )
        .orderBy(desc(sql`${crops.createdAt} + interval '0'`))
        .limit(MOST_LIKE);
    },

    /** Listings that are still for sale and end on one of these days, in the order of their days. */
    listExpiring(
      { from, to }: { from: string; to: string },
      after: Pick<ExpiringListing, 'id' | 'expiryDate'> | undefined,
      limit: number,
    ): Promise<ExpiringListing[]> {
      const { id, sellerId, name, category, expiryDate } = crops;
      const isAfter =
        after &&
        or(
          gt(expiryDate, after.expiryDate),
          and(eq(expiryDate, after.expiryDate), gt(id, after.id)),
        );
      return db
        .select({ id, sellerId, name, category, expiryDate })
        .from(crops)
        .where(
          and(isOnSale(from), lte(expiryDate, to), gt(crops.quantity, crops.reserved), isAfter),
        )
        .orderBy(asc(expiryDate), asc(id))
        .limit(limit);
    },

    /** The category of each seller's newest listing. */
    async newestCategoryOf(sellerIds: readonly string[]): Promise<ReadonlyMap<string, Category>> {
      if (sellerIds.length === 0) return new Map();
      // One listing of each, however many they have.
      const { rows } = await db.execute<{ sellerId: string; category: Category }>(sql`
        select id as "sellerId", newest.category
        from unnest(${sql.param([...sellerIds])}::uuid[]) as seller (id),
          lateral (
            select category from ${crops} where seller_id = seller.id order by created_at desc, id desc limit 1
          ) newest`);
      return new Map(rows.map((one) => [one.sellerId, one.category]));
    },
  };
}
