import type pg from 'pg';
import { vi } from 'vitest';

const waiting = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Locks rows with a query, sends requests one after the other, each once those before it wait for a lock, and lets go;
 * gives their replies in the same order.
 */
export async function queueBehind<T>(
  pool: pg.Pool,
  query: string,
  values: readonly string[],
  requests: readonly (() => PromiseLike<T>)[],
): Promise<T[]> {
  const client = await pool.connect();
  const replies: Promise<T>[] = [];
  try {
    await client.query('begin');
    await client.query(query, [...values]);
    for (const request of requests) {
      replies.push(Promise.resolve(request()));
      await vi.waitFor(async () => {
        const { rows } = await pool.query<{ count: number }>(waiting);
        if (rows[0]?.count !== replies.length) throw new Error('it does not wait yet');
      }, 15_000);
    }
    await client.query('commit');
    return await Promise.all(replies);
  } finally {
    client.release();
  }
}
