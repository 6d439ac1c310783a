import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

/** Up to this number, sorting costs less than looking for a shorter way. */
const QUICKLY_SORTED = 300;
/** Rows that are read in order before the matches are sorted after all. */
const WINDOW = 4000;
/** Share of matches above which they fill a page from the window; PostgreSQL takes an unknown word for half of it. */
const FREQUENT = 0.01;

/** Whether PostgreSQL estimates so many matches that a page is full before the window ends. */
async function isFrequent(db: Database, table: PgTable, found: SQL | undefined): Promise<boolean> {
  const one = { one: sql`1` };
  const all = db.select(one).from(table);
  const query = sql`${db.select(one).from(table).where(found)} union all ${all}`;
  const { rows } = await db.execute(sql`explain (format json) ${query}`);
  const [{ Plan: plan }] = Object(rows[0])['QUERY PLAN'];
  const [matches, total] = plan.Plans.map((part: Record<string, unknown>) =>
    Number(part['Plan Rows']),
  );
  return matches > Math.max(QUICKLY_SORTED, total * FREQUENT);
}

/** The two ways to read a page of a search. */
export interface SearchPage<Row> {
  /** Looks for matches among the first `window` rows in the order of an index. */
  amongFirst(window: number): Promise<Row[]>;
  /** Sorts all matches; its order is an expression that no index serves. */
  sorted(): Promise<Row[]>;
}

/**
 * Reads a page of a search, at a cost that hardly grows with the table. Few matches are sorted. Frequent ones are looked for
 * among the first rows in order. If too few are there, such as the cheapest ghee, which is expensive, all matches are
 * sorted: PostgreSQL's planner assumes that they are spread evenly, and would read the whole table in order.
 */
export async function readSearchPage<Row>(
  db: Database,
  table: PgTable,
  found: SQL | undefined,
  limit: number,
  { amongFirst, sorted }: SearchPage<Row>,
): Promise<Row[]> {
  if (await isFrequent(db, table, found)) {
    const rows = await amongFirst(WINDOW);
    if (rows.length === limit) return rows;
  }
  return sorted();
}
