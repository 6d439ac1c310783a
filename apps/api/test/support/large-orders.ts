import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { withoutLimit } from './without-limit.ts';

/** Fills a market that has users and listings with this many orders, as `large-orders.sql` says. */
export async function fillOrders(pool: pg.Pool, count: number): Promise<void> {
  const script = await readFile(new URL('./large-orders.sql', import.meta.url), 'utf8');
  const [sample = '', ...steps] = script.split(/;\n/).filter((text) => text.trim() !== '');
  await withoutLimit(pool, async (ask) => {
    await ask(sample, [count, 0, '2026-06-15']);
    for (const text of steps) await ask(text);
  });
}
