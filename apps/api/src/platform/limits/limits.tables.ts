import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counts by caller, in the columns and the order that rate-limiter-flexible expects. */
export const limits = pgTable('limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
