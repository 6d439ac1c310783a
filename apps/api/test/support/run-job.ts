import type pg from 'pg';
import { expect, vi } from 'vitest';

/** Has a recurring job run again, once its run at hand has ended, and waits until it has. */
export async function runJob(pool: pg.Pool, name: string): Promise<void> {
  const isDone = async () => {
    const { rows } = await pool.query(
      "select bool_and(state = 'completed') as done from jobs.job where name = $1",
      [name],
    );
    expect(rows[0].done).toBe(true);
  };
  await vi.waitFor(isDone, 20_000);
  await pool.query("update jobs.job set state = 'created' where name = $1", [name]);
  // Without it the worker would look again after ten seconds.
  await pool.query('select pg_notify($1, $2)', ['jobs', name]);
  await vi.waitFor(isDone, 20_000);
}
