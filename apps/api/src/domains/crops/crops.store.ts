import { searchVersion } from '@upaj/content/search/search-version';
import type { Category, CropSort, Unit } from '@upaj/contract/crops.schema';
import { eq, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { createJoin } from '../../platform/concurrency/batch.ts';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import {
  type CropQuery,
  conditionsOf,
  type QueryValues,
  statementName,
  valuesOf,
} from './crop-query.store.ts';
import { crops, pictures, stockMovements } from './crops.tables.ts';
import { listingColumns, order, shown } from './listing-columns.store.ts';
import { createListingFacts } from './listing-facts.store.ts';
import { createMedianPrices } from './median-prices.store.ts';
import { searchColumns } from './search-columns.ts';
import { createSearch, foundBy } from './search-pages.store.ts';

/** A stored listing: the price in paise for one trade unit, the rest as in the contract. */
export interface Listing {
  id: string;
  sellerId: string;
  name: string;
  description: string;
  price: number;
  /** Stock with what is reserved. */
  quantity: number;
  reserved: number;
  unit: Unit;
  category: Category;
  harvestDate: string;
  expiryDate: string;
  place: string;
  isPaused: boolean;
  licence: string | null;
  ratingSum: number;
  ratingCount: number;
  /** Computed by the database from the two before. */
  ratingScore: number;
  createdAt: Date;
}

type Rating = 'ratingSum' | 'ratingCount' | 'ratingScore';
/** A listing before it is stored. */
export type NewListing = Omit<Listing, Rating>;

export interface ListingWithPictures extends Listing {
  pictures: KeptPicture[];
}

export type ListingChange = Partial<Omit<NewListing, 'id' | 'sellerId' | 'reserved' | 'createdAt'>>;
export type CropStore = ReturnType<typeof createCropStore>;

function show(db: Pick<Database, 'select'>) {
  return db.select(shown).from(crops);
}

// A few sizes and not a hundred, since each is a separate statement; surplus rows are harmless.
const sizes = [5, 25, 101];

/** A limit in the text of the statement: PostgreSQL keeps no generic plan for an unknown limit. */
function fixed(limit: number): Placeholder {
  // Drizzle accepts SQL here, but its type allows only numbers, which it sends as values.
  return sql.raw(String(limit)) as unknown as Placeholder;
}

/** Whether a page of the market may be expensive: searched by words or prices, or sorted by price. */
const isSearch = ({ search, minPrice, maxPrice }: CropQuery, sort: CropSort): boolean =>
  search !== undefined || minPrice !== undefined || maxPrice !== undefined || sort !== 'newest';

/**
 * Reads pages of the market; returns at least `limit` rows if there are as many.
 * The common statements are prepared once, and only their values are sent. Searches and prices are planned
 * each time: which index serves them depends on how rare they are.
 */
function createListing(db: Database, searchDb: Database) {
  const ask = (
    wanted: CropQuery,
    values: QueryValues,
    sort: CropSort,
    limit: number | Placeholder,
  ) =>
    show(isSearch(wanted, sort) ? searchDb : db)
      .where(conditionsOf(values, sort))
      .orderBy(...order[sort])
      .limit(limit);
  const search = createSearch(searchDb);
  // Most visitors ask for the same first page.
  const join = createJoin<ListingWithPictures[]>();
  const prepared = new Map<
    string,
    { execute: (values: QueryValues) => Promise<ListingWithPictures[]> }
  >();
  return (
    wanted: CropQuery,
    sort: CropSort,
    after: PagePosition | undefined,
    limit: number,
  ): Promise<ListingWithPictures[]> => {
    const { minPrice, maxPrice } = wanted;
    const values = valuesOf(wanted, sort, after);
    if (wanted.search) return search(foundBy(wanted.search, wanted.category), sort, values, limit);
    const size = sizes.find((one) => one >= limit);
    if (!size || minPrice !== undefined || maxPrice !== undefined) {
      return ask(wanted, values, sort, limit).execute({ ...values });
    }
    const name = `${statementName(values, sort)} ${size}`;
    const question = prepared.get(name) ?? ask(wanted, values, sort, fixed(size)).prepare(name);
    prepared.set(name, question);
    return join(`${name} ${JSON.stringify(values)}`, () => question.execute(values));
  };
}

const ofOwner = { lineId: null, reserved: 0 } as const;
/** The first movement of a listing: its whole stock. */
const listedMovement = ({ id, quantity }: Pick<Listing, 'id' | 'quantity'>, at: Date) =>
  ({ ...ofOwner, cropId: id, kind: 'listed', stock: quantity, at }) as const;
const setMovement = ({ id, quantity: before }: Listing, quantity: number, at: Date) =>
  ({ ...ofOwner, cropId: id, kind: 'set', stock: quantity - before, at }) as const;

const inOrder = (cropId: string, ordered: readonly KeptPicture[]) =>
  ordered.map((picture, position) => ({ ...picture, position, cropId }));

/** Stores listings; expensive searches and sorts use `searchDb`. */
export function createCropStore(db: Database, searchDb: Database = db) {
  return {
    ...createListingFacts(db, searchDb),
    medianPrices: createMedianPrices(searchDb),
    list: createListing(db, searchDb),

    async find(cropId: string, tx?: Tx): Promise<ListingWithPictures | undefined> {
      const [found] = await show(queriesIn(db, tx)).where(eq(crops.id, cropId));
      return found;
    },

    /** Finds a listing and locks it until the transaction ends. */
    async findForUpdate(tx: Tx, cropId: string): Promise<Listing | undefined> {
      const [found] = await queriesOf(tx)
        .select(listingColumns)
        .from(crops)
        .where(eq(crops.id, cropId))
        .for('update');
      return found;
    },

    /** Writes a listing and its pictures; `sellerState` must be locked in the same transaction. */
    async insert(
      tx: Tx,
      listing: NewListing & { sellerState: string },
      storedPictures: readonly KeptPicture[],
    ): Promise<void> {
      const queries = queriesOf(tx);
      const row = { ...listing, ...searchColumns(listing), updatedAt: listing.createdAt };
      await queries.insert(crops).values(row);
      if (storedPictures.length > 0)
        await queries.insert(pictures).values(inOrder(listing.id, storedPictures));
      await queries.insert(stockMovements).values(listedMovement(listing, listing.createdAt));
    },

    /** Changes a locked listing; a change of the stock is written down. */
    async update(found: Listing, change: ListingChange, at: Date, tx: Tx): Promise<void> {
      const queries = queriesOf(tx);
      await queries
        .update(crops)
        .set({ ...change, ...searchColumns({ ...found, ...change }), updatedAt: at })
        .where(eq(crops.id, found.id));
      const { quantity = found.quantity } = change;
      if (quantity !== found.quantity)
        await queries.insert(stockMovements).values(setMovement(found, quantity, at));
    },

    /** Sets the pictures of a locked listing, in their order. */
    async setPictures(
      tx: Tx,
      cropId: string,
      ordered: readonly KeptPicture[],
      at: Date,
    ): Promise<void> {
      const queries = queriesOf(tx);
      // Deleted and inserted: the position is unique, so rows cannot swap places one by one.
      await queries.delete(pictures).where(eq(pictures.cropId, cropId));
      await queries.insert(pictures).values(inOrder(cropId, ordered));
      await queries.update(crops).set({ updatedAt: at }).where(eq(crops.id, cropId));
    },

    /** Some listings with search terms of an older version, locked; rows locked by other processes are skipped. */
    findOutdatedForUpdate(tx: Tx, limit: number): Promise<Listing[]> {
      return queriesOf(tx)
        .select(listingColumns)
        .from(crops)
        .where(lt(crops.searchVersion, searchVersion))
        .limit(limit)
        .for('update', { skipLocked: true });
    },

    /** Recomputes the search terms of a listing. */
    async refreshSearch(listing: Listing, tx?: Tx): Promise<void> {
      await queriesIn(db, tx)
        .update(crops)
        .set(searchColumns(listing))
        .where(eq(crops.id, listing.id));
    },

    async remove(tx: Tx, cropId: string): Promise<void> {
      await queriesOf(tx).delete(crops).where(eq(crops.id, cropId));
    },

    /** The ones of these pictures that belong to a listing. */
    async usedPictures(ids: readonly string[]): Promise<string[]> {
      // One array parameter, since a statement is limited to 65,535 parameters.
      const isOneOf = sql`${pictures.id} = any(${sql.param([...ids])}::uuid[])`;
      const found = await db.select({ id: pictures.id }).from(pictures).where(isOneOf);
      return found.map((picture) => picture.id);
    },
  };
}
