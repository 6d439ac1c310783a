import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

// "upaj" in ASCII: the key of the lock of the process that serves this database.
const KEY = 0x75_70_61_6a;
// The server takes a moment to notice that the holder of the lock was killed.
const TIMEOUT = 1500;

/** Tries to become the one process that serves this embedded database. */
export async function takeLock(client: pg.Client, timeout = TIMEOUT): Promise<boolean> {
  const until = Date.now() + timeout;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [KEY],
    );
    if (rows[0]?.taken) return true;
    if (Date.now() > until) return false;
    await sleep(50);
  }
}
