import type { Category, CropSort } from '@upaj/contract/crops.schema';
import { and, eq, gte, lte, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { crops } from '../db/crops.tables.ts';
import type { Place } from './cursor.ts';
import { answersOnly, type RankedSearch } from './search.store.ts';

/** Which listings are wanted; prices in paise. */
export interface Wanted {
  category?: Category | undefined;
  /** What is searched for, and how well it must be answered. */
  search?: RankedSearch | undefined;
  state?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  sellerId?: string | undefined;
  /** Leaves out what is paused, and what expired before this day. */
  onSaleOn?: string | undefined;
}

/** What stands in a question's gaps. */
export type Values = Omit<Wanted, 'search'> & { key?: string | number; id?: string };

/** The values of one page: what is wanted, and after which place. */
export function valuesOf(
  { search: _, ...wanted }: Wanted,
  sort: CropSort,
  after: Place | undefined,
): Values {
  if (!after) return wanted;
  const { key, id } = after;
  return { ...wanted, id, key: sort === 'newest' ? new Date(key).toISOString() : key };
}

const gap = (name: keyof Values): Placeholder => sql.placeholder(name);

const conditions: Partial<Record<keyof Values, SQL | undefined>> = {
  category: eq(crops.category, gap('category')),
  state: eq(crops.sellerState, gap('state')),
  minPrice: gte(crops.price, gap('minPrice')),
  maxPrice: lte(crops.price, gap('maxPrice')),
  sellerId: eq(crops.sellerId, gap('sellerId')),
  onSaleOn: and(not(crops.isPaused), gte(crops.expiryDate, gap('onSaleOn'))),
};

const isAfter: Record<CropSort, SQL> = {
  newest: sql`(${crops.createdAt}, ${crops.id}) < (${gap('key')}::timestamptz, ${gap('id')}::uuid)`,
  'price-asc': sql`(${crops.price}, ${crops.id}) > (${gap('key')}::bigint, ${gap('id')}::uuid)`,
  'price-desc': sql`(${crops.price}, ${crops.id}) < (${gap('key')}::bigint, ${gap('id')}::uuid)`,
};

/** The conditions of a page, with gaps for the values that are there; a search stands in full. */
export function conditionsOf(values: Values, sort: CropSort, search?: RankedSearch) {
  return and(
    ...names.filter((name) => values[name] !== undefined).map((name) => conditions[name]),
    search && answersOnly(search),
    values.id === undefined ? undefined : isAfter[sort],
  );
}

const names = ['category', 'state', 'minPrice', 'maxPrice', 'sellerId', 'onSaleOn', 'id'] as const;

/** Names the question by its order and by which values it has a gap for, such as `crops newest x----x-`. */
export function questionName(values: Values, sort: CropSort): string {
  const gaps = names.map((name) => (values[name] === undefined ? '-' : 'x'));
  return `crops ${sort} ${gaps.join('')}`;
}
