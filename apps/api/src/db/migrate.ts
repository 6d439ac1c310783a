import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { withAdvisoryLock } from './advisory-lock.ts';

// "migr" in ASCII.
const KEY = 0x6d_69_67_72;

/**
 * Brings the schema up to date with the migrations in `folder`, then does `afterwards`.
 * Many processes may start together: they take turns, and `afterwards` runs in that turn too.
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
