import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The way to the database that stores are given. */
export type Database = NodePgDatabase;

/** A pool of connections and the query builder over it. */
export interface Connected {
  pool: pg.Pool;
  db: Database;
}

/**
 * Opens a pool to the database. No connection is made before the first query.
 * A statement is ended after 15 s: no screen waits that long, and a stuck one must not hold a connection.
 */
export function connect(config: pg.PoolConfig): Connected {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'upaj',
    ...config,
  });
  // A connection that dies while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return { pool, db: drizzle(pool) };
}
