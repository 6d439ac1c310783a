import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SUPERUSER } from './cluster.ts';
import { codeOf, EmbeddedDatabaseError, messageOf } from './embedded-error.ts';
import { takeLock } from './lock.ts';
import { alreadyRunning } from './owner.ts';
import type { Place } from './place.ts';
import { findServer, type Postmaster } from './postmaster.ts';
import { lastLogLines, startServer } from './server.ts';

const TIMEOUT = 120_000;
// The server takes a moment to notice that our lost connection has ended.
const LOCK_PATIENCE = 10_000;
const WRONG_PASSWORD = ['28P01', '28000'];

/** A server that responds, and the connection to it. */
export interface Reached {
  server: Postmaster;
  client: pg.Client;
  /** Resolves when that connection has ended. */
  ended: Promise<void>;
  socketDir: string;
}

/** How a lost server is restarted. */
export interface Again {
  /** Folder of its socket. */
  socketDir: string;
  /** Aborts the restart. */
  signal: AbortSignal;
}

/** Finds or starts the server of this place and takes its lock, so that no other process serves it. */
export async function reachAndLock(
  place: Place,
  password: string,
  log: (line: string) => void,
  again?: Again,
): Promise<Reached> {
  for (let tries = 0; ; tries += 1) {
    const reached = await reachServer(place, password, log, again);
    const taken = await takeLock(reached.client, again && LOCK_PATIENCE).catch((error: unknown) => {
      // The server was being stopped by its owner, or was lost again: start over.
      if (tries > 10) throw error;
      return undefined;
    });
    if (taken) return reached;
    await reached.client.end().catch(() => undefined);
    if (taken === false) throw alreadyRunning(place.dataDir);
  }
}

/**
 * Finds the server of this place or starts one, and connects to it.
 * A server that is stopping or recovering is waited for; a start that loses to another one attaches to the winner.
 */
async function reachServer(
  place: Place,
  password: string,
  log: (line: string) => void,
  again: Again | undefined,
): Promise<Reached> {
  const started = Date.now();
  let failures = 0;
  let hasSpoken = false;
  let lastError: unknown = new Error('it did not respond in time');
  while (Date.now() - started < TIMEOUT) {
    again?.signal.throwIfAborted();
    const server = await findServer(place.cluster);
    if (!server) {
      // A server that ends at once may have lost to another start, or to processes of a dead one. Tries are limited.
      if (failures > 5) throw await cannotStart(place);
      await startServer(place, again?.socketDir);
      failures += (await findServer(place.cluster)) ? 0 : 1;
      if (failures > 0) await sleep(failures * 100);
      continue;
    }
    try {
      const reached = await connectTo(server, password);
      if (reached) return reached;
    } catch (error) {
      if (WRONG_PASSWORD.includes(codeOf(error) ?? '')) throw wrongPassword(place, error);
      lastError = error;
    }
    if (!hasSpoken && Date.now() - started > 3000) {
      hasSpoken = true;
      log(`Waiting for the database in ${place.cluster} (${messageOf(lastError)})`);
    }
    await sleep(20);
  }
  throw new EmbeddedDatabaseError(
    'start',
    `The database in ${place.cluster} is not ready after ${TIMEOUT / 1000} seconds: ${messageOf(lastError)}`,
  );
}

async function connectTo(server: Postmaster, password: string): Promise<Reached | undefined> {
  const { socketDir, port } = server;
  if (!socketDir) return undefined;
  const client = new pg.Client({
    host: socketDir,
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: 'upaj-lock',
    connectionTimeoutMillis: 5000,
    // Creating a database may take a while.
    query_timeout: 60_000,
  });
  // Without a listener a lost connection would end the process without a message.
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  return { server, client, ended, socketDir };
}

function wrongPassword(place: Place, cause: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'unknown-password',
    `The database in ${place.cluster} does not accept the password in ${place.dataDir}/database-password. Restore the file that it was created with, or move the folder ${place.cluster} to start with an empty database.`,
    { cause },
  );
}

async function cannotStart(place: Place): Promise<EmbeddedDatabaseError> {
  return new EmbeddedDatabaseError(
    'start',
    `The database in ${place.cluster} does not start. PostgreSQL said:\n${await lastLogLines(place)}`,
  );
}
