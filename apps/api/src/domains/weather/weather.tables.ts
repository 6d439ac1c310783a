import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Places that a person keeps. */
export const weatherPlaces = pgTable(
  'weather_places',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** The position to 0.0001 degree, in old rows to 0.01: one place of a person at each. */
    spot: text('spot').notNull(),
    isHome: boolean('is_home').notNull(),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [uniqueIndex('weather_places_spot').on(table.userId, table.spot)],
);

/** The last good answer of a provider for each place, shared by all processes. */
export const weatherReports = pgTable(
  'weather_reports',
  {
    /** Provider, kind of report and place. */
    key: text('key').primaryKey(),
    report: jsonb('report').notNull(),
    fetchedAt: timestampMs('fetched_at').notNull(),
  },
  (table) => [index('weather_reports_fetched').on(table.fetchedAt)],
);
