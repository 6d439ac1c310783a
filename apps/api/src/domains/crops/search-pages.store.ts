import { categoryNames } from '@upaj/content/search/names-of-categories';
import type { Category, CropSort } from '@upaj/contract/crops.schema';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  hasTerm,
  matchesRankOnly,
  type RankedSearch,
} from '../../platform/search/ranked-search.ts';
import { readSearchPage } from '../../platform/search/search-pages.ts';
import { conditionsOf, type QueryValues } from './crop-query.store.ts';
import { crops } from './crops.tables.ts';
import { order, shown } from './listing-columns.store.ts';

const { id, price, createdAt, ratingScore } = crops;
const columns = { terms: crops.searchTerms, nameWords: crops.nameWords };

/** The same order as an expression that no index serves, so that the matches are sorted. */
const orderOfFound: Record<CropSort, SQL[]> = {
  newest: [sql`${createdAt} + interval '0' desc`, desc(id)],
  'price-asc': [sql`${price} + 0`, asc(id)],
  'price-desc': [sql`${price} + 0 desc`, desc(id)],
  rating: [sql`${ratingScore} + 0 desc`, desc(id)],
};

/** The category as a search term: the index of words then finds both, however many listings have only one. */
const hasCategoryTerm = (category: Category): SQL =>
  hasTerm(columns, `c:${categoryNames[category][0]}`);

/** The condition of a listing of this search and category. */
export const foundBy = (search: RankedSearch, category: Category | undefined): SQL | undefined =>
  and(matchesRankOnly(columns, search), category && hasCategoryTerm(category));

/** Reads pages of searches. */
export function createSearch(db: Database) {
  return (found: SQL | undefined, sort: CropSort, values: QueryValues, limit: number) => {
    const wanted = conditionsOf(values, sort);
    return readSearchPage(db, crops, found, limit, {
      amongFirst(window) {
        const first = db
          .select()
          .from(crops)
          .where(wanted)
          .orderBy(...order[sort])
          .limit(window);
        return db
          .select(shown)
          .from(first.as('crops'))
          .where(found)
          .orderBy(...order[sort])
          .limit(limit)
          .execute({ ...values });
      },
      sorted: () =>
        db
          .select(shown)
          .from(crops)
          .where(and(wanted, found))
          .orderBy(...orderOfFound[sort])
          .limit(limit)
          .execute({ ...values }),
    });
  };
}
