import type { Category, Unit } from '@upaj/contract/crops.schema';
import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Items of carts; an item outlives its listing, so it keeps what the listing was. */
export const cartItems = pgTable(
  'cart_items',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cropId: uuid('crop_id').notNull(),
    /** Trade units U. */
    quantity: integer('quantity').notNull(),
    /** Paise for one U when the quantity was set. */
    priceWhenAdded: bigint('price_when_added', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    category: text('category').$type<Category>().notNull(),
    unit: text('unit').$type<Unit>().notNull(),
    addedAt: timestampMs('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cropId] }),
    check('cart_items_quantity', sql`${table.quantity} between 1 and 10000`),
  ],
);
