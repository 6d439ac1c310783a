import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { withAdvisoryLock } from './advisory-lock.ts';

// "migr" in ASCII.
const KEY = 0x6d_69_67_72;

/**
 * Runs the migrations in `folder`, then `afterwards`.
 * Processes that start together wait for each other; `afterwards` runs under the same lock.
 */
export function migrate(
  pool: pg.Pool,
  folder: string,
  afterwards: () => Promise<void> = async () => undefined,
): Promise<void> {
  return withAdvisoryLock(pool, KEY, async (client) => {
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    await afterwards();
  });
}
