import type pg from 'pg';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

const waiting = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

const undelivered = `
  select (select count(*) from events where dispatched_at is null)::int
    + (select count(*) from event_deliveries where delivered_at is null and parked_at is null)::int as count`;

/** Waits until this many statements wait for a lock. */
export async function waitForLocks(pool: pg.Pool, count: number): Promise<void> {
  const isWaiting = async () => expect(await countIn(pool, waiting)).toBeGreaterThanOrEqual(count);
  await eventually(isWaiting);
}

async function countIn(pool: pg.Pool, question: string): Promise<number> {
  return (await pool.query<{ count: number }>(question)).rows[0]?.count ?? 0;
}

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
  // What is told of earlier requests locks rows too.
  await eventually(async () => expect(await countIn(pool, undelivered)).toBe(0));
  const client = await pool.connect();
  const replies: Promise<T>[] = [];
  try {
    await client.query('begin');
    await client.query(query, [...values]);
    for (const request of requests) {
      replies.push(Promise.resolve(request()));
      await waitForLocks(pool, replies.length);
    }
    await client.query('commit');
    return await Promise.all(replies);
  } finally {
    client.release();
  }
}
