import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.tables.ts';

const categories = [
  'Crops',
  'Seeds',
  'Pulses',
  'Fruits',
  'Vegetables',
  'Fodder Crops',
  'Dairy Products',
  'Fertilizers',
] as const;
const units = ['kg', 'tonnes', 'liters', 'pieces'] as const;
const literals = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '));

export const crops = pgTable(
  'crops',
  {
    id: uuid('id').primaryKey(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Paise for one trade unit U. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** Stock in the listing's own unit. */
    quantity: numeric('quantity', { precision: 14, scale: 3, mode: 'number' }).notNull(),
    unit: text('unit', { enum: units }).notNull(),
    category: text('category', { enum: categories }).notNull(),
    harvestDate: date('harvest_date', { mode: 'string' }).notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
    place: text('place').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => {
    // The day of expiry stands last in each key, so that expired rows are skipped within the index.
    const onSale = sql`not ${table.isPaused}`;
    return [
      check('crops_price_not_negative', sql`${table.price} >= 0`),
      check('crops_quantity_not_negative', sql`${table.quantity} >= 0`),
      check('crops_unit_known', sql`${table.unit} in (${literals(units)})`),
      check('crops_category_known', sql`${table.category} in (${literals(categories)})`),
      check('crops_dates_in_order', sql`${table.harvestDate} <= ${table.expiryDate}`),
      index('crops_newest').on(table.createdAt, table.id, table.expiryDate).where(onSale),
      index('crops_price').on(table.price, table.id, table.expiryDate).where(onSale),
      index('crops_category_newest')
        .on(table.category, table.createdAt, table.id, table.expiryDate)
        .where(onSale),
      index('crops_category_price')
        .on(table.category, table.price, table.id, table.expiryDate)
        .where(onSale),
      index('crops_seller_newest').on(table.sellerId, table.createdAt, table.id),
      index('crops_words').using(
        'gin',
        sql`(${table.name} || ' ' || ${table.description}) gin_trgm_ops`,
      ),
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
