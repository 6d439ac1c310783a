import { categories } from '@upaj/content/categories';
import type { CropId } from '@upaj/content/crops/crop-names';
import { findCrop } from '@upaj/content/crops/crops';
import { marketName } from '@upaj/content/crops/market-name';
import { toPaise, toRupees } from '@upaj/content/money';
import { parseQuery, type QueryPart, type Rank } from '@upaj/content/search/search-query';
import { stateNamed } from '@upaj/content/state-named';
import { pageSize, sectionSize } from '@upaj/content/trade-unit';
import { invalidField, notFound } from '@upaj/contract/api-error';
import type {
  Crop,
  CropFilter,
  CropSection,
  CropSort,
  LikeGoods,
  LikePrices,
} from '@upaj/contract/crops.schema';
import type { Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { type PagePosition, writeCursor } from '../../platform/paging/cursor.ts';
import { findRanked, kindOf, readPosition } from '../../platform/search/ranked-list.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import { cropView } from './crop-views.ts';
import type { CropStore, Listing, ListingWithPictures } from './crops.store.ts';
import type { MedianPrice, PricedGoods } from './median-prices.store.ts';

/** Fewest like listings that make a median. */
const LIKE = 3;
/** Trade units of 25 kg in a quintal. */
const U_IN_QUINTAL = 4;

/** What a list in this order is sorted by. */
function keyOf({ createdAt, price, ratingScore }: Listing, sort: CropSort): number {
  if (sort === 'rating') return ratingScore;
  return sort === 'newest' ? createdAt.getTime() : price;
}

/** The listings of a crop of the content. */
function pricedGoods(key: CropId): PricedGoods[] {
  const parts = parseQuery(marketName(key));
  const category = findCrop(key)?.category;
  return category ? [{ key, category, search: { parts, rank: 0 } }] : [];
}

/** Sellers' states are stored by their English names; who filters may write them otherwise. */
const stateOf = ({ state }: CropFilter) => state && (stateNamed(state)?.en ?? state);

const paise = (rupees: number | undefined) => (rupees === undefined ? undefined : toPaise(rupees));

/** Finds listings and returns them with their sellers. */
export function createBrowse(deps: {
  accounts: Pick<Accounts, 'profilesOf'>;
  store: CropStore;
  today: () => string;
}) {
  const { accounts, store, today } = deps;
  return {
    async browse(person: Person | undefined, filter: CropFilter) {
      const { q, seller, sort = 'newest', cursor, limit = pageSize } = filter;
      const start = readPosition(sort, cursor);
      if (!start) throw invalidField('cursor', 'wrong_cursor');
      const day = today();
      const wanted = {
        category: filter.category,
        state: stateOf(filter),
        sellerId: seller,
        minPrice: paise(filter.minPrice),
        maxPrice: paise(filter.maxPrice),
        // Owners see all of their own listings.
        onSaleOn: seller !== undefined && seller === person?.id ? undefined : day,
      };
      const ranked = (rank: Rank, parts: readonly QueryPart[], after: PagePosition | undefined) =>
        store.list({ ...wanted, search: { parts, rank } }, sort, after, limit + 1);
      const found =
        q === undefined
          ? await store
              .list(wanted, sort, start.after, limit + 1)
              .then((rows) => rows.map((row) => ({ row, rank: 0 as const })))
          : await findRanked(parseQuery(q), start, limit + 1, ranked);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return {
        data: await withSellers(
          page.map(({ row }) => row),
          day,
        ),
        nextCursor: last
          ? writeCursor(kindOf(sort, last.rank), { key: keyOf(last.row, sort), id: last.row.id })
          : null,
      };
    },

    /** The newest listings for sale of every category. */
    async sections(): Promise<CropSection[]> {
      const day = today();
      const lists = await Promise.all(
        categories.map(({ name }) =>
          store.list({ category: name, onSaleOn: day }, 'newest', undefined, sectionSize),
        ),
      );
      // The store may return more rows than it was asked for.
      const newest = lists.flatMap((rows) => rows.slice(0, sectionSize));
      const crops = await withSellers(newest, day);
      return categories.map(({ name }) => ({
        category: name,
        crops: crops.filter(({ category }) => category === name),
      }));
    },

    /** What goods of a category with a like name cost now. */
    async likePrices({ name, category, except }: LikeGoods): Promise<LikePrices> {
      const parts = parseQuery(name);
      const known = parts.filter(({ isKnown }) => isKnown);
      const search = { parts: known.length > 0 ? known : parts, rank: 0 as const };
      if (search.parts.length === 0) return { median: null, count: 0 };
      const wanted = { category, search, except, onSaleOn: today() };
      const { median, count } = await store.likePrices(wanted);
      return { median: median === null || count < LIKE ? null : toRupees(median), count };
    },

    /** What crops cost now by weight, by their ids in the content; without those of few listings. */
    async medianPrice(cropIds: readonly CropId[]): Promise<ReadonlyMap<string, MedianPrice>> {
      return store.medianPrices(cropIds.flatMap(pricedGoods), today(), LIKE);
    },

    /** What a quintal of these goods costs now, in rupees: the median of the listings (in a state, by its English name) that `isMeant` accepts by name. */
    async quintalPrice(
      {
        name,
        category,
        state,
      }: Pick<LikeGoods, 'name' | 'category'> & { state?: string | undefined },
      isMeant: (name: string) => boolean,
    ): Promise<LikePrices> {
      const search = { parts: parseQuery(name), rank: 0 as const };
      if (search.parts.length === 0) return { median: null, count: 0 };
      const like = await store.likeByWeight({ category, search, onSaleOn: today(), state });
      const prices = like
        .flatMap((listing) => (isMeant(listing.name) ? [listing.price] : []))
        .sort((one, other) => one - other);
      const [low, high] = [prices.at((prices.length - 1) / 2), prices.at(prices.length / 2)];
      const isEnough = prices.length >= LIKE && low !== undefined && high !== undefined;
      const median = isEnough ? Math.round(toRupees((low + high) / 2) * U_IN_QUINTAL) : null;
      return { median, count: prices.length };
    },

    async read(person: Person | undefined, id: string): Promise<Crop> {
      return withSeller(await visible(person, id));
    },

    visible,
    withSeller,
  };

  async function visible(person: Person | undefined, id: string): Promise<ListingWithPictures> {
    const found = await store.find(id);
    if (!found || (found.isPaused && found.sellerId !== person?.id)) throw notFound('Listing');
    return found;
  }

  /** Listings with the public data of their sellers; a listing is deleted with its seller's account. */
  async function withSellers(listings: readonly ListingWithPictures[], day: string, tx?: Tx) {
    if (listings.length === 0) return [];
    const sellers = await accounts.profilesOf(
      listings.map(({ sellerId }) => sellerId),
      tx,
    );
    return listings.flatMap((listing) => {
      const seller = sellers.get(listing.sellerId);
      return seller ? [cropView(listing, seller, day)] : [];
    });
  }

  async function withSeller(listing: ListingWithPictures, tx?: Tx): Promise<Crop> {
    const [shown] = await withSellers([listing], today(), tx);
    if (!shown) throw notFound('Listing');
    return shown;
  }
}
