import { chmod, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded/embedded.ts';

/** A PostgreSQL beside the server under test, as DATABASE_URL names one; its address stays when it is started again. */
export interface ExternalDatabase {
  config: pg.PoolConfig;
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a PostgreSQL whose data lie in `folder`, which is there already. */
export async function startExternalDatabase(folder: string): Promise<ExternalDatabase> {
  // Each start has a socket of its own; the link is the address that stays.
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
  // Run by root, PostgreSQL belongs to another user, who has to get in.
  await chmod(folder, 0o755);
  const { user, password, database, port } = await start();
  return {
    config: { user, password, database, port, host },
    url: `postgres://${user}:${password}@/${database}?host=${host}`,
    stop: async () => running?.stop(),
    start: async () => void (await start()),
  };
}
