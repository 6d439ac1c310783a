import type pg from 'pg';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/** Has a recurring job run again, once its run at hand has ended, and waits until it has. */
export async function runJob(pool: pg.Pool, name: string): Promise<void> {
  const isDone = async () => {
    const { rows } = await pool.query(
      "select bool_and(state = 'completed') as done from jobs.job where name = $1",
      [name],
    );
    expect(rows[0].done).toBe(true);
  };
  await eventually(isDone);
  await pool.query("update jobs.job set state = 'created' where name = $1", [name]);
  // Without it the worker would look again after ten seconds.
  await pool.query('select pg_notify($1, $2)', ['jobs', name]);
  await eventually(isDone);
}
