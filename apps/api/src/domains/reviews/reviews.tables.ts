import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { crops } from '../crops/crops.tables.ts';
import { orderLines } from '../orders/orders.tables.ts';

/** Reviews of delivered lines, with the answers of sellers. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    lineId: uuid('line_id')
      .notNull()
      .unique('reviews_once')
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** Null once the listing is deleted. */
    cropId: uuid('crop_id').references(() => crops.id, { onDelete: 'set null' }),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    rating: smallint('rating').notNull(),
    text: text('text').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    editedAt: timestampMs('edited_at'),
    answer: text('answer'),
    answeredAt: timestampMs('answered_at'),
    /** First day of the month in which it is part of the averages; null while it is not. */
    countedMonth: date('counted_month', { mode: 'string' }),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    index('reviews_crop').on(table.cropId, table.createdAt, table.id),
    // A buyer counts once for a seller in a month.
    unique('reviews_counted_once').on(table.sellerId, table.authorId, table.countedMonth),
    index('reviews_seller')
      .on(table.sellerId, table.rating)
      .where(sql`${table.countedMonth} is not null`),
    index('reviews_waiting').on(table.createdAt).where(sql`${table.countedMonth} is null`),
    index('reviews_author').on(table.authorId, table.createdAt),
  ],
);
