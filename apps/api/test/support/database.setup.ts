import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../src/app.ts';
import { type Connected, connect } from '../../src/db/database.ts';
import { type EmbeddedConfig, startEmbedded } from '../../src/db/embedded/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { readEnv } from '../../src/platform/env/env.ts';

declare module 'vitest' {
  interface ProvidedContext {
    server: EmbeddedConfig;
    /** The bundled picture decoder: it starts in a tenth of the time. */
    decoderProgram: string;
  }
}

/** The migrated database that each test file copies. */
export const TEMPLATE = 'upaj_template';

/** Starts one PostgreSQL for all test files and migrates the database that they copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'upaj-tests-'));
  // Under root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({
    dataDir: join(folder, 'data'),
    stateDir: join(folder, 'state'),
    log: () => undefined,
    settings: {
      // Files that run at once open several servers each, and each server up to 26 connections.
      max_connections: '400',
      // Each database that is dropped would wait until all files are on the disk.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    },
  });
  const stop = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await makeTemplate(embedded.config, folder);
    project.provide('decoderProgram', await bundleDecoder());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('server', embedded.config);
  return stop;
}

/** Lies below the sources, so that it finds its packages. */
async function bundleDecoder(): Promise<string> {
  const outfile = fileURLToPath(new URL('../../node_modules/.upaj/decode.mjs', import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL('../../src/workers/decode.worker.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['sharp'],
    logLevel: 'error',
  });
  return outfile;
}

async function makeTemplate(config: EmbeddedConfig, folder: string): Promise<void> {
  const client = new pg.Client({ ...config });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const connected = connect({ ...config, database: TEMPLATE });
  await migrate(connected.pool, new URL('../../src/db/migrations', import.meta.url).pathname);
  await createQueues(connected, folder);
  await connected.close();
}

/** Starts the server once: the first start creates the tables of the queue. */
async function createQueues(connected: Connected, folder: string): Promise<void> {
  const app = await buildApp({
    ...connected,
    dataDir: join(folder, 'first-start'),
    accountSecret: 'a secret of the template',
    mail: readEnv({}).mail,
    providers: readEnv({}).providers,
    portalDir: undefined,
    publicUrl: undefined,
    google: undefined,
    trustProxy: false,
    hasLimits: false,
    minFreeMegabytes: 0,
    logger: false,
  });
  await app.close();
  await connected.pool.query('truncate jobs.job, jobs.archive');
}
