import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** The outbox: what has happened, written in the transaction in which it happened. */
export const events = pgTable(
  'events',
  {
    /** Unique, but not in the order of commits: a transaction may take its number early and commit late. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    /** The transaction that published it; tells whether it was visible in an earlier snapshot. */
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    createdAt: time('created_at').notNull().defaultNow(),
    /** When its deliveries were written down. */
    dispatchedAt: time('dispatched_at'),
  },
  (table) => [
    index('events_waiting').on(table.id).where(sql`dispatched_at is null`),
    index('events_transaction').on(table.transaction),
  ],
);

/** What each subscriber does with an event, once for each recipient. */
export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Empty for the event itself. */
    recipient: text('recipient').notNull().default(''),
    /** The name of the subscriber. */
    channel: text('channel').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    deliveredAt: time('delivered_at'),
    /** When it was given up. */
    parkedAt: time('parked_at'),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.recipient, table.channel] }),
    index('event_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`delivered_at is null and parked_at is null`),
  ],
);
