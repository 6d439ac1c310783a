import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

// "migr" in ASCII.
const KEY = 0x6d_69_67_72;

/**
 * Brings the schema up to date with the migrations in `folder`, then does `afterwards`.
 * Many processes may start together: they take turns, and `afterwards` runs in that turn too.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  afterwards: () => Promise<void> = async () => undefined,
): Promise<void> {
  const client = await pool.connect();
  let problem: Error | undefined;
  try {
    // A migration may take long, and so may waiting for another process's.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [KEY]);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    await afterwards();
  } catch (error) {
    problem = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // Closed rather than handed back: lock and time limit end with the connection.
    client.release(problem ?? true);
  }
}
