import { categories } from '@upaj/content/categories';
import { ranksOf, type TermSet } from '@upaj/content/search/find-in';
import { parseQuery } from '@upaj/content/search/search-query';
import { listingTerms } from '@upaj/content/search/search-terms';
import { stateNamed } from '@upaj/content/state-named';
import { sectionSize } from '@upaj/content/trade-unit';
import type { CropFilter, CropSort, LikeGoods, LikePrices } from '@upaj/contract/crops.schema';
import type * as z from 'zod/mini';
import { pageOf } from './collection.ts';
import { isExpired } from './crop-view.ts';
import { db } from './db.ts';
import { ranked } from './ranked-search.ts';
import type { CropRecord } from './records.ts';
import { scoreOf } from './review-records.ts';

type Filter = z.infer<typeof CropFilter>;

/** Search terms by listing record, cached with the text that they were computed from. */
const cache = new WeakMap<CropRecord, { of: string; terms: TermSet }>();

function termsOf(record: CropRecord): TermSet {
  const { name, description, Location: place, category } = record;
  const of = [name, description, place, category].join('\n');
  const cached = cache.get(record);
  if (cached?.of === of) return cached.terms;
  const terms = new Set(listingTerms({ name, description, place, category }));
  cache.set(record, { of, terms });
  return terms;
}

function matches(record: CropRecord, filter: Filter): boolean {
  const { category, state, minPrice, maxPrice, seller } = filter;
  return (
    (!category || record.category === category) &&
    (!state || db.people.get(record.sellerId)?.state === (stateNamed(state)?.en ?? state)) &&
    (!seller || record.sellerId === seller) &&
    record.price >= (minPrice ?? 0) &&
    record.price <= (maxPrice ?? Number.POSITIVE_INFINITY)
  );
}

const orders: Record<CropSort, (left: CropRecord, right: CropRecord) => number> = {
  newest: (left, right) => right.createdAt.localeCompare(left.createdAt),
  'price-asc': (left, right) => left.price - right.price,
  'price-desc': (left, right) => right.price - left.price,
  rating: (left, right) => scoreOf(right.id) - scoreOf(left.id) || orders.newest(left, right),
};

/** One page of listings as they are shown; sellers also see their paused and expired ones. */
export function listPage<View>(
  filter: Filter,
  viewerId: string | undefined,
  view: (record: CropRecord) => View,
) {
  const isOwn = filter.seller !== undefined && filter.seller === viewerId;
  const inOrder = [...db.crops.values()]
    .reverse()
    .filter((record) => matches(record, filter))
    .filter((record) => isOwn || !(record.isPaused || isExpired(record)))
    .sort(orders[filter.sort ?? 'newest']);
  return pageOf(ranked(inOrder, filter.q, termsOf), filter, view);
}

/** The newest few listings for sale of every category. */
export const sections = <View>(view: (record: CropRecord) => View) =>
  categories.map(({ name: category }) => ({
    category,
    crops: listPage({ category, limit: sectionSize }, undefined, view).data,
  }));

/** Fewest like listings that make a median. */
const fewestLike = 3;

/** The median price of listings for sale of a category whose names have the known words of this one. */
export function likePrices({ name, category, except }: LikeGoods): LikePrices {
  const parts = parseQuery(name);
  const known = parts.filter(({ isKnown }) => isKnown);
  const sought = known.length > 0 ? known : parts;
  if (sought.length === 0) return { median: null, count: 0 };
  const isLike = (record: CropRecord) => {
    const found = ranksOf(termsOf(record), sought);
    return found !== undefined && Math.max(...found) === 0;
  };
  const prices = [...db.crops.values()]
    .filter((record) => record.category === category && record.id !== except)
    .filter((record) => !(record.isPaused || isExpired(record)) && isLike(record))
    .map(({ price }) => price)
    .sort((left, right) => left - right);
  const count = prices.length;
  if (count < fewestLike) return { median: null, count };
  const [low = 0, high = 0] = [prices[Math.floor((count - 1) / 2)], prices[Math.floor(count / 2)]];
  return { median: Math.round((low + high) * 50) / 100, count };
}
