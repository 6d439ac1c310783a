import { chmod, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded/embedded.ts';
import { findServer } from '../../src/db/embedded/postmaster.ts';

/** An external PostgreSQL for DATABASE_URL; its address stays the same after a restart. */
export interface ExternalDatabase {
  config: pg.PoolConfig;
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Kills its server, which is started again with its data. */
  crash(): Promise<void>;
}

/** Starts a PostgreSQL with its data in `folder`, which exists already. */
export async function startExternalDatabase(folder: string): Promise<ExternalDatabase> {
  // Each start has a new socket; the link is the stable address.
  const host = join(folder, 'socket');
  let running: EmbeddedDatabase | undefined;
  const start = async () => {
    running = await startEmbedded({
      dataDir: join(folder, 'outside'),
      stateDir: join(folder, 'state'),
      log: () => undefined,
    });
    await rm(host, { force: true });
    await symlink(running.config.host, host);
    return running.config;
  };
  // Under root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const { user, password, database, port } = await start();
  return {
    config: { user, password, database, port, host },
    url: `postgres://${user}:${password}@/${database}?host=${host}`,
    stop: async () => running?.stop(),
    start: async () => void (await start()),
    async crash() {
      const server = running && (await findServer(running.where.data));
      if (!server) throw new Error('The database is not running');
      process.kill(server.pid, 'SIGKILL');
    },
  };
}
