import { type SearchTerm, searchTerms } from '@upaj/content/search-terms';
import { pageSize } from '@upaj/content/trade-unit';
import type { CropFilter, CropSort } from '@upaj/contract/crops.schema';
import { invalidField } from '@upaj/contract/refusal';
import type * as z from 'zod/mini';
import { isExpired } from './crop-view.ts';
import { market } from './market.ts';
import type { CropRecord } from './records.ts';

type Filter = z.infer<typeof CropFilter>;

function speaksOf(text: string, { words, pieces }: SearchTerm): boolean {
  return (
    pieces.some((piece) => text.includes(piece)) ||
    words.some((word) => new RegExp(`\\b${word}(s|es)?\\b`).test(text))
  );
}

function matchesWords({ name, description }: CropRecord, q: string): boolean {
  const text = `${name} ${description}`.normalize('NFC').toLowerCase();
  return searchTerms(q).every((term) => speaksOf(text, term));
}

function matches(record: CropRecord, filter: Filter): boolean {
  const { category, q, state, minPrice, maxPrice, seller } = filter;
  return (
    (!category || record.category === category) &&
    (!q || matchesWords(record, q)) &&
    (!state || market.people.get(record.sellerId)?.state === state) &&
    (!seller || record.sellerId === seller) &&
    record.price >= (minPrice ?? 0) &&
    record.price <= (maxPrice ?? Number.POSITIVE_INFINITY)
  );
}

const orders: Record<CropSort, (left: CropRecord, right: CropRecord) => number> = {
  newest: (left, right) => right.createdAt.localeCompare(left.createdAt),
  'price-asc': (left, right) => left.price - right.price,
  'price-desc': (left, right) => right.price - left.price,
};

const toCursor = (sort: CropSort, { id }: CropRecord) => `${sort}_${id}`;

function startAfter(records: CropRecord[], sort: CropSort, cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const at = records.findIndex((record) => toCursor(sort, record) === cursor);
  if (at < 0) throw invalidField('cursor', 'wrong_cursor');
  return at + 1;
}

/** One page of the market; sellers also see what they have paused and what has expired. */
export function listPage(filter: Filter, viewerId: string | undefined) {
  const isOwn = filter.seller !== undefined && filter.seller === viewerId;
  const sort = filter.sort ?? 'newest';
  // Sorting is stable: of what came in the same millisecond, the later stands first.
  const all = [...market.crops.values()]
    .reverse()
    .filter((record) => matches(record, filter))
    .filter((record) => isOwn || !(record.isPaused || isExpired(record)))
    .sort(orders[sort]);
  const start = startAfter(all, sort, filter.cursor);
  const end = start + (filter.limit ?? pageSize);
  const page = all.slice(start, end);
  const last = page.at(-1);
  return { page, nextCursor: last && end < all.length ? toCursor(sort, last) : null };
}
