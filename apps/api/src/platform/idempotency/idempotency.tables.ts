import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../domains/accounts/accounts.tables.ts';

/** First answers to writes that carried an `Idempotency-Key`. */
export const storedResponses = pgTable(
  'idempotent_answers',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Digest of the call and everything that was sent with it. */
    digest: text('digest').notNull(),
    reply: jsonb('reply'),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.key] }),
    index('idempotent_answers_age').on(table.personId, table.createdAt),
  ],
);
