import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';

/** Stored responses to writes that carried an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** No foreign key, since the platform knows no table of a domain: account deletion deletes these rows itself. */
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** Digest of the endpoint and everything that was sent to it. */
    digest: text('digest').notNull(),
    response: jsonb('response'),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.userId, table.createdAt),
  ],
);
