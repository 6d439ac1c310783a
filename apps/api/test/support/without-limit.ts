import type pg from 'pg';

const HOUR_MS = 3_600_000;

type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** Sends statements that may take longer than those of a request, on a connection of their own. */
export async function withoutLimit(
  pool: pg.Pool,
  work: (ask: Ask) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  // The client has a limit of its own beside the server's.
  const ask: Ask = (text, values) =>
    client.query(Object.assign({ text, query_timeout: HOUR_MS }, values && { values }));
  try {
    await ask('set statement_timeout = 0');
    await work(ask);
  } finally {
    client.release(true);
  }
}
