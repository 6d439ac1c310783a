import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { makeCluster, SUPERUSER } from './cluster.ts';
import { reachAndLock } from './connection.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { refuseOtherOwner, writeOwner } from './owner.ts';
import { keepRandom, readKept } from './password.ts';
import { choosePlace, type Place } from './place.ts';
import { findServer } from './postmaster.ts';
import { type Supervisor, supervise } from './supervisor.ts';

export const DATABASE = 'upaj';
export const PASSWORD_FILE = 'database-password';

/** How to connect to the embedded database; plain data that can be sent to another process. */
export interface EmbeddedConfig {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** A running embedded database that only this process serves; a lost server is restarted. */
export interface EmbeddedDatabase extends Supervisor {
  config: EmbeddedConfig;
  /** Folders of the cluster and of PostgreSQL's programs. */
  where: { data: string; programs: string };
}

/** The options of an embedded database. */
export interface EmbeddedOptions {
  /** The folder of all persistent data (DATA_DIR). */
  dataDir: string;
  /** The folder of programs and cluster when the user that runs PostgreSQL cannot enter root's DATA_DIR. */
  stateDir: string;
  log: (line: string) => void;
  /** Settings of the server in place of its own, such as `fsync`; tests give up what a power cut would take. */
  settings?: Record<string, string>;
}

/**
 * Starts PostgreSQL on `dataDir`, or finds the one that a killed process left running there.
 * Throws `EmbeddedDatabaseError`, with code `already-running` when another process serves it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place: Place = { ...(await choosePlace(options)), settings: options.settings };
  await refuseOtherOwner(place.dataDir);
  const password = await choosePassword(place, options.log);
  await makeCluster(place, password);
  const reached = await reachAndLock(place, password, options.log);
  await writeOwner(place.dataDir);
  await makeDatabase(reached.client);
  const { server, socketDir: host } = reached;
  return {
    config: { host, port: server.port, user: SUPERUSER, password, database: DATABASE },
    where: { data: place.cluster, programs: place.programs.folder },
    ...supervise({ place, password, log: options.log }, reached),
  };
}

async function choosePassword(place: Place, log: (line: string) => void): Promise<string> {
  // In this order: a start beside us writes its password before its cluster appears.
  const isForgotten =
    existsSync(join(place.cluster, 'PG_VERSION')) &&
    (await readKept(place.dataDir, PASSWORD_FILE)) === undefined;
  if (isForgotten) await setAside(place, log);
  return keepRandom(place.dataDir, PASSWORD_FILE);
}

/** A cluster whose password was lost with an earlier DATA_DIR of the same name cannot be opened; it is not deleted. */
async function setAside(place: Place, log: (line: string) => void): Promise<void> {
  const server = await findServer(place.cluster);
  if (server || dirname(place.cluster) === place.dataDir) {
    throw new EmbeddedDatabaseError(
      'unknown-password',
      `The password of the database in ${place.cluster} is missing from ${place.dataDir}/${PASSWORD_FILE}. Put the file back, or ${server ? `end the server (kill -INT ${server.pid}) and ` : ''}move the folder away to start with an empty database.`,
    );
  }
  const aside = `${place.cluster}.set-aside-${Date.now()}`;
  await rename(place.cluster, aside);
  log(`The database of an earlier ${place.dataDir} was set aside as ${aside}`);
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(DATABASE)}`);
}
