import pg from 'pg';
import { makeDataDir } from '../../db/data-dir.ts';
import { type Connected, connect } from '../../db/database.ts';
import { startEmbedded } from '../../db/embedded/embedded.ts';
import { messageOf } from '../../db/embedded/embedded-error.ts';
import { keepRandom } from '../../db/embedded/password.ts';
import type { Env } from '../env/env.ts';
import { StartError } from './start-error.ts';

/** The database, the folder and the secret of the server. */
export interface Storage extends Connected {
  /** The location of the data, as text for the operator. */
  whereabouts: string[];
  dataDir: string;
  accountSecret: string;
  /** Calls back once if the database is lost permanently, with the reason. */
  onLost(callback: (reason: unknown) => void): void;
  /** Closes the pool and stops the embedded database. */
  close(): Promise<void>;
}

/** Starts the embedded database, or connects to that of DATABASE_URL. */
export function openStorage(env: Env, log: (line: string) => void): Promise<Storage> {
  return env.databaseUrl ? openOutside(env, env.databaseUrl) : openEmbedded(env, log);
}

async function openEmbedded(env: Env, log: (line: string) => void): Promise<Storage> {
  const dataDir = await makeDataDir(env.dataDir);
  const accountSecret = env.accountSecret ?? (await keepRandom(dataDir, 'secret'));
  const embedded = await startEmbedded({ dataDir, stateDir: env.stateDir, log });
  const connected = connect({ ...embedded.config }, env.databaseLimits);
  return {
    ...connected,
    whereabouts: [`Data      ${dataDir}`, `Database  ${embedded.where.data}`],
    dataDir,
    accountSecret,
    onLost: embedded.onLost,
    async close() {
      await connected.close();
      await embedded.stop();
    },
  };
}

async function openOutside(env: Env, databaseUrl: string): Promise<Storage> {
  const { accountSecret } = env;
  if (!accountSecret) throw new StartError('ACCOUNT_SECRET is required with DATABASE_URL');
  const dataDir = await makeDataDir(env.dataDir);
  const connected = connect({ connectionString: databaseUrl }, env.databaseLimits);
  const name = nameOf(databaseUrl);
  try {
    await connected.pool.query('select 1');
  } catch (cause) {
    await connected.close();
    throw new StartError(
      `The database of DATABASE_URL (${name}) cannot be used: ${messageOf(cause)}`,
      { cause },
    );
  }
  return {
    ...connected,
    whereabouts: [`Data      ${dataDir}`, `Database  ${name}`],
    dataDir,
    accountSecret,
    onLost: () => undefined,
    close: () => connected.close(),
  };
}

/** Database and host of an address, without its password. */
function nameOf(databaseUrl: string): string {
  const { database, host } = new pg.Client(databaseUrl);
  return `${database} on ${host}`;
}
