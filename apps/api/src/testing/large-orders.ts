import { readFile } from 'node:fs/promises';
import type pg from 'pg';

const HOUR_MS = 60 * 60 * 1000;

/** Fills a market that has users and listings with this many orders, as `large-orders.sql` says. */
export async function fillOrders(pool: pg.Pool, count: number): Promise<void> {
  const script = await readFile(new URL('./large-orders.sql', import.meta.url), 'utf8');
  const [sample = '', ...steps] = script.split(/;\n/).filter((text) => text.trim() !== '');
  const client = await pool.connect();
  // Takes longer than a request may.
  const ask = (text: string, values: unknown[] = []) =>
    client.query(Object.assign({ text, values, query_timeout: HOUR_MS }));
  try {
    await ask('set statement_timeout = 0');
    await ask(sample, [count, 0, '2026-06-15']);
    for (const text of steps) await ask(text);
  } finally {
    client.release(true);
  }
}
