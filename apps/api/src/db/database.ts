import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { TimeoutClient } from './timeout-client.ts';

/** The query builder that stores use. */
export type Database = NodePgDatabase;

/** The connection pools and a query builder for each. */
export interface Connected {
  pool: pg.Pool;
  db: Database;
  /** For expensive public reads: few connections and a short time limit, so that other requests do not wait. */
  searchDb: Database;
  /** For background work, which may take longer. */
  backgroundDb: Database;
  /** Closes every connection. */
  close(): Promise<void>;
}

/** The maximum of connections of a pool, and the time limit of a statement. */
export interface PoolLimits {
  connections: number;
  statementMs: number;
}

/** The limits of each pool of a process. */
export interface DatabaseLimits {
  requests: PoolLimits;
  searches: PoolLimits;
  background: PoolLimits;
}

export const defaultLimits: DatabaseLimits = {
  // Including the wait for a connection, a request ends within 10 s even when the database has stopped.
  requests: { connections: 20, statementMs: 5000 },
  searches: { connections: 4, statementMs: 2000 },
  background: { connections: 2, statementMs: 60_000 },
};

const CONNECT_MS = 3000;
// Shorter than the time limit of a statement, so that the error names the lock.
const LOCK_MS = 3000;
// The server cancels a slow statement; the client gives up when the server does not respond at all.
const ANSWER_MS = 1000;

/** Opens the pools to the database. No connection is made before the first query. */
export function connect(config: pg.PoolConfig, limits: Partial<DatabaseLimits> = {}): Connected {
  const { requests, searches, background } = { ...defaultLimits, ...limits };
  const pools = [requests, searches, background].map((one) => openPool(config, one));
  const [pool, searchPool, backgroundPool] = pools;
  if (!pool || !searchPool || !backgroundPool) throw new Error('a pool is missing');
  return {
    pool,
    db: openDatabase(pool),
    searchDb: openDatabase(searchPool),
    backgroundDb: openDatabase(backgroundPool),
    close: async () => void (await Promise.all(pools.map((one) => one.end()))),
  };
}

function openPool(config: pg.PoolConfig, { connections, statementMs }: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    Client: TimeoutClient,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementMs,
    query_timeout: statementMs + ANSWER_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: 2 * statementMs,
    // A crashed host closes no connections: without keep-alive they would seem open for two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'upaj',
    ...config,
  });
  // The pool replaces a connection that is lost while idle; without a listener the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * The query builder of a pool. Drizzle's transactions do not release the connection when `begin` fails, and
 * return one to the pool whose `rollback` failed.
 */
function openDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool);
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return Object.assign(db, { transaction });
}
