import type { Category, CropSort } from '@upaj/contract/crops.schema';
import { and, eq, gte, ilike, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '../db/accounts.tables.ts';
import { crops } from '../db/crops.tables.ts';
import type { Place } from './cursor.ts';
import type { Term } from './search-words.ts';

/** Which listings are wanted; prices in paise. */
export interface Wanted {
  category?: Category | undefined;
  terms: readonly Term[];
  state?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  sellerId?: string | undefined;
  /** Leaves out what is paused, and what expired before this day. */
  onSaleOn?: string | undefined;
}

// Written as the index on it is, or the index would not be used.
const words = sql`(${crops.name} || ' ' || ${crops.description})`;

/** The conditions of a page: what is wanted, and what comes after the place where the last page ended. */
export function conditionsOf(wanted: Wanted, sort: CropSort, after: Place | undefined) {
  const { category, terms, state, minPrice, maxPrice, sellerId, onSaleOn } = wanted;
  return [
    category && eq(crops.category, category),
    state && inArray(crops.sellerId, peopleOf(state)),
    minPrice !== undefined ? gte(crops.price, minPrice) : undefined,
    maxPrice !== undefined ? lte(crops.price, maxPrice) : undefined,
    sellerId && eq(crops.sellerId, sellerId),
    onSaleOn && and(not(crops.isPaused), gte(crops.expiryDate, onSaleOn)),
    ...terms.map(speaksOf),
    after && isAfter(sort, after),
  ].filter((condition): condition is SQL => condition instanceof Object);
}

function peopleOf(state: string) {
  return new QueryBuilder().select({ id: users.id }).from(users).where(eq(users.state, state));
}

function speaksOf(term: Term): SQL | undefined {
  if ('piece' in term) return ilike(words, `%${escapeLike(term.piece)}%`);
  return or(...term.names.map(speaksOfName));
}

/** A Latin name must stand alone ("til" is not in "fertilizer"); Hindi is written with too many endings for that. */
function speaksOfName(name: string): SQL {
  if (!/^[a-z0-9 ]+$/.test(name)) return ilike(words, `%${escapeLike(name)}%`);
  return sql`${words} ~* ${`\\m${name}(s|es)?\\M`}`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function isAfter(sort: CropSort, { key, id }: Place): SQL {
  if (sort === 'newest') {
    return sql`(${crops.createdAt}, ${crops.id}) < (${new Date(key).toISOString()}::timestamptz, ${id}::uuid)`;
  }
  const comparison = sort === 'price-asc' ? sql`>` : sql`<`;
  return sql`(${crops.price}, ${crops.id}) ${comparison} (${key}::bigint, ${id}::uuid)`;
}
