import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { TimeoutClient } from './timeout-client.ts';

/** The way to the database that stores are given. */
export type Database = NodePgDatabase;

/** A pool of connections and the query builders over it and the pools beside it. */
export interface Connected {
  pool: pg.Pool;
  db: Database;
  /** For expensive reads that anybody may ask for: few connections and a short time limit, so that others do not wait. */
  searchDb: Database;
  /** For work apart from requests, which may take longer. */
  backgroundDb: Database;
  /** Closes every connection. */
  close(): Promise<void>;
}

/** How many connections a pool has at most, and how long a statement may take. */
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
  // With the wait for a connection a call is answered within 10 s, even by a database that has stopped.
  requests: { connections: 20, statementMs: 5000 },
  searches: { connections: 4, statementMs: 2000 },
  background: { connections: 2, statementMs: 60_000 },
};

const CONNECT_MS = 3000;
// A lock is waited for less long than a statement may take, so that the error names the lock.
const LOCK_MS = 3000;
// The server ends a slow statement itself; the client gives up on a server that does not do even that.
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
    // A server whose machine is gone says nothing: without this its connections would seem alive for two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'upaj',
    ...config,
  });
  // A connection that dies while idle is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * The query builder over a pool. Its own transactions do not give the connection back when `begin` fails, and put one
 * back whose `rollback` failed.
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
