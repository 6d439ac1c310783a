import type { Category, CropSort } from '@upaj/contract/crops.schema';
import { and, eq, gte, lte, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import type { RankedSearch } from '../../platform/search/ranked-search.ts';
import { crops } from './crops.tables.ts';

/** The filter of listings; prices in paise. */
export interface CropQuery {
  category?: Category | undefined;
  /** The search, and the rank of its results. */
  search?: RankedSearch | undefined;
  state?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  sellerId?: string | undefined;
  /** Excludes paused listings, and those that expired before this day. */
  onSaleOn?: string | undefined;
}

/** The values of a statement's placeholders. */
export type QueryValues = Omit<CropQuery, 'search'> & { key?: string | number; id?: string };

/** The values of one page: the filter, and the position after which it starts. */
export function valuesOf(
  { search: _, ...wanted }: CropQuery,
  sort: CropSort,
  after: PagePosition | undefined,
): QueryValues {
  if (!after) return wanted;
  const { key, id } = after;
  return { ...wanted, id, key: sort === 'newest' ? new Date(key).toISOString() : key };
}

const placeholder = (name: keyof QueryValues): Placeholder => sql.placeholder(name);

const conditions: Partial<Record<keyof QueryValues, SQL | undefined>> = {
  category: eq(crops.category, placeholder('category')),
  state: eq(crops.sellerState, placeholder('state')),
  minPrice: gte(crops.price, placeholder('minPrice')),
  maxPrice: lte(crops.price, placeholder('maxPrice')),
  sellerId: eq(crops.sellerId, placeholder('sellerId')),
  onSaleOn: and(not(crops.isPaused), gte(crops.expiryDate, placeholder('onSaleOn'))),
};

const isAfter: Record<CropSort, SQL> = {
  newest: sql`(${crops.createdAt}, ${crops.id}) < (${placeholder('key')}::timestamptz, ${placeholder('id')}::uuid)`,
  'price-asc': sql`(${crops.price}, ${crops.id}) > (${placeholder('key')}::bigint, ${placeholder('id')}::uuid)`,
  'price-desc': sql`(${crops.price}, ${crops.id}) < (${placeholder('key')}::bigint, ${placeholder('id')}::uuid)`,
  rating: sql`(${crops.ratingScore}, ${crops.id}) < (${placeholder('key')}::int, ${placeholder('id')}::uuid)`,
};

/** The conditions of a page apart from its search, with placeholders for the given values. */
export function conditionsOf(values: QueryValues, sort: CropSort) {
  return and(
    ...names.filter((name) => values[name] !== undefined).map((name) => conditions[name]),
    values.id === undefined ? undefined : isAfter[sort],
  );
}

const names = ['category', 'state', 'minPrice', 'maxPrice', 'sellerId', 'onSaleOn', 'id'] as const;

/** Names the statement by its order and its placeholders, such as `crops newest x----x-`. */
export function statementName(values: QueryValues, sort: CropSort): string {
  const gaps = names.map((name) => (values[name] === undefined ? '-' : 'x'));
  return `crops ${sort} ${gaps.join('')}`;
}
