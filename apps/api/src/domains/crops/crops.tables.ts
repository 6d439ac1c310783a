import { Category, Unit } from '@upaj/contract/crops.schema';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { termVector } from '../../platform/search/term-vector.ts';
import { users } from '../accounts/accounts.tables.ts';

const literals = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '));

export const crops = pgTable(
  'crops',
  {
    id: uuid('id').primaryKey(),
    sellerId: uuid('seller_id').notNull(),
    /** The state of the seller, duplicated for the index of the filter; the database keeps it consistent. */
    sellerState: text('seller_state').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Paise for one trade unit U. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** Stock in the unit of the listing, with what is reserved. */
    quantity: numeric('quantity', { precision: 14, scale: 3, mode: 'number' }).notNull(),
    /** What of the stock belongs to orders that are not delivered yet. */
    reserved: numeric('reserved', { precision: 14, scale: 3, mode: 'number' }).notNull().default(0),
    unit: text('unit').$type<Unit>().notNull(),
    category: text('category').$type<Category>().notNull(),
    harvestDate: date('harvest_date', { mode: 'string' }).notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
    place: text('place').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Number of the dealer's licence, for seeds and fertilizers. */
    licence: text('licence'),
    /** Stars of all reviews, and how many reviews there are. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** The Bayesian average of `ratingScore` in the contract, in thousandths of a star. */
    ratingScore: integer('rating_score')
      .notNull()
      .generatedAlwaysAs(sql`round((17500 + rating_sum * 1000)::numeric / (5 + rating_count))`),
    createdAt: timestampMs('created_at').notNull(),
    updatedAt: timestampMs('updated_at').notNull(),
    /** The search terms, and the words of the name for misspelt searches. */
    searchTerms: termVector('search_terms').notNull().default(sql`''`),
    nameWords: text('name_words').notNull().default(''),
    /** The version of `content/search` that created them; older terms are recomputed. */
    searchVersion: integer('search_version').notNull().default(0),
  },
  (table) => {
    // One index for each filter and order of the market: equality columns first, then the sort key with its tie-breaker.
    // The day of expiry comes last, so that expired rows are skipped within the index.
    const onSaleBy = (name: string, ...[first, ...more]: [AnyPgColumn, ...AnyPgColumn[]]) =>
      index(name)
        .on(first, ...more, table.id, table.expiryDate)
        .where(sql`not ${table.isPaused}`);
    return [
      check('crops_price_not_negative', sql`${table.price} >= 0`),
      check('crops_quantity_not_negative', sql`${table.quantity} >= 0`),
      check(
        'crops_reserved_in_stock',
        sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.quantity}`,
      ),
      check('crops_unit_known', sql`${table.unit} in (${literals(Unit.options)})`),
      check('crops_category_known', sql`${table.category} in (${literals(Category.options)})`),
      check('crops_dates_in_order', sql`${table.harvestDate} <= ${table.expiryDate}`),
      foreignKey({
        name: 'crops_seller',
        columns: [table.sellerId, table.sellerState],
        foreignColumns: [users.id, users.state],
      })
        .onDelete('cascade')
        .onUpdate('cascade'),
      onSaleBy('crops_newest', table.createdAt),
      onSaleBy('crops_price', table.price),
      onSaleBy('crops_rating', table.ratingScore),
      onSaleBy('crops_category_rating', table.category, table.ratingScore),
      onSaleBy('crops_state_rating', table.sellerState, table.ratingScore),
      onSaleBy('crops_state_category_rating', table.sellerState, table.category, table.ratingScore),
      onSaleBy('crops_category_newest', table.category, table.createdAt),
      onSaleBy('crops_category_price', table.category, table.price),
      onSaleBy('crops_state_newest', table.sellerState, table.createdAt),
      onSaleBy('crops_state_price', table.sellerState, table.price),
      onSaleBy('crops_state_category_newest', table.sellerState, table.category, table.createdAt),
      onSaleBy('crops_state_category_price', table.sellerState, table.category, table.price),
      index('crops_expiry').on(table.expiryDate, table.id).where(sql`not ${table.isPaused}`),
      index('crops_seller_newest').on(table.sellerId, table.createdAt, table.id),
      // With a pending list each search would scan the latest listings one by one.
      index('crops_search_terms').using('gin', table.searchTerms).with({ fastupdate: false }),
      index('crops_name_words')
        .using('gin', sql`${table.nameWords} gin_trgm_ops`)
        .with({ fastupdate: false }),
      index('crops_search_version').on(table.searchVersion),
    ];
  },
);

export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey(),
    cropId: uuid('crop_id')
      .notNull()
      .references(() => crops.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** Pixels of the middle size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [unique('pictures_in_order').on(table.cropId, table.position)],
);

/** Every change of a stock, in the unit of the listing; append-only, and kept when the listing is deleted. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cropId: uuid('crop_id').notNull(),
    /** The line of an order that caused it; null for changes by the owner. */
    lineId: uuid('line_id'),
    kind: text('kind').$type<StockMovementKind>().notNull(),
    /** What it added to the stock and to what is reserved. */
    stock: numeric('stock', { precision: 14, scale: 3, mode: 'number' }).notNull(),
    reserved: numeric('reserved', { precision: 14, scale: 3, mode: 'number' }).notNull(),
    at: timestampMs('at').notNull(),
  },
  (table) => [
    unique('stock_movements_once').on(table.lineId, table.kind),
    index('stock_movements_crop').on(table.cropId),
  ],
);

/** Why a stock changed: by its owner, or by a line of an order. */
export type StockMovementKind = 'listed' | 'set' | 'reserve' | 'release' | 'deliver' | 'correct';
