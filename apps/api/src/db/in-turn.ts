import type pg from 'pg';

/**
 * Does `work` while no other process that shares the database does work under the same key.
 * The client it is given holds the turn and has no time limit; it is closed afterwards.
 */
export async function inTurn<T>(
  pool: pg.Pool,
  key: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let problem: Error | undefined;
  try {
    // The work may take long, and so may waiting for another process's.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [key]);
    return await work(client);
  } catch (error) {
    problem = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // Closed rather than handed back: lock and time limit end with the connection.
    client.release(problem ?? true);
  }
}
