import pg from 'pg';

/**
 * Runs `work` under an advisory lock: no other process that shares the database runs work with the same key.
 * The client holds the lock and has no time limit; it is closed afterwards.
 */
export async function withAdvisoryLock<T>(
  pool: pg.Pool,
  key: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // A connection outside the pool: the work may take long, and so may the wait for another process.
  const { password } = pool.options;
  const client = new pg.Client({
    ...pool.options,
    ...(password !== undefined && { password }),
    statement_timeout: 0,
    query_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [key]);
    return await work(client);
  } finally {
    // The lock ends with the connection.
    await client.end().catch(() => undefined);
  }
}
