import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** The language of the message by its script. */
    language: text('language', { enum: ['en', 'hi'] }),
    /** The signed-in writer, if any. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_email').on(table.email),
    index('contact_messages_user').on(table.userId),
  ],
);
