import { produceNames } from '@upaj/content/produce-names';
import type { CropFilter, CropSort } from '@upaj/contract/crops.schema';
import type * as z from 'zod/mini';
import { isExpired } from './crop-view.ts';
import { market } from './market.ts';
import type { CropRecord } from './records.ts';
import { invalidField } from './refusal.ts';

type Filter = z.infer<typeof CropFilter>;

/** A word matches under every name of its produce. */
function matchesWord(text: string, word: string): boolean {
  const names = produceNames.find((group) => group.includes(word)) ?? [word];
  return names.some((name) => text.includes(name));
}

function matchesWords({ name, description }: CropRecord, q: string): boolean {
  const text = `${name} ${description}`.toLowerCase();
  const words = q.toLowerCase().split(/\s+/);
  return matchesWord(text, q.toLowerCase()) || words.every((word) => matchesWord(text, word));
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

const toCursor = ({ id }: CropRecord) => `c_${id}`;

function startAfter(records: CropRecord[], cursor: string | undefined): number {
  if (!cursor) return 0;
  const at = records.findIndex((record) => toCursor(record) === cursor);
  if (at < 0) throw invalidField('cursor', 'wrong_format');
  return at + 1;
}

/** One page of the market; sellers also see what they have paused and what has expired. */
export function listPage(filter: Filter, viewerId: string | undefined) {
  const isOwn = filter.seller !== undefined && filter.seller === viewerId;
  const order = orders[filter.sort ?? 'newest'];
  // Sorting is stable: of what came in the same millisecond, the later stands first.
  const all = [...market.crops.values()]
    .reverse()
    .filter((record) => matches(record, filter))
    .filter((record) => isOwn || !(record.isPaused || isExpired(record)))
    .sort(order);
  const start = startAfter(all, filter.cursor);
  const end = start + (filter.limit ?? 24);
  const page = all.slice(start, end);
  const last = page.at(-1);
  return { page, nextCursor: last && end < all.length ? toCursor(last) : null };
}
