import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The time of the database's clock, which all processes share. */
export async function databaseTime(db: Pick<Database, 'execute'>): Promise<Date> {
  const now = sql`select (extract(epoch from now()) * 1000)::float8 as ms`;
  const { rows } = await db.execute<{ ms: number }>(now);
  return new Date(rows[0]?.ms ?? Number.NaN);
}
