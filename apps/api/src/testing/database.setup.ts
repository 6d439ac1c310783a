import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import * as z from 'zod/mini';
import { connect } from '../db/database.ts';
import { type EmbeddedConfig, startEmbedded } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { createJobs } from '../platform/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    server: EmbeddedConfig;
    /** The bundle of the program that makes pictures: it starts in a tenth of the time. */
    decoderProgram: string;
  }
}

/** The migrated database that each test file's own is a copy of. */
export const TEMPLATE = 'upaj_template';

/** Starts one PostgreSQL for all test files and migrates the database that they copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'upaj-tests-'));
  // Run by root, PostgreSQL belongs to another user, who has to get in.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({
    dataDir: join(folder, 'data'),
    stateDir: join(folder, 'state'),
    log: () => undefined,
  });
  const stop = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await makeTemplate(embedded.config);
    project.provide('decoderProgram', await bundleDecoder());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('server', embedded.config);
  return stop;
}

/** Lies below the sources, so that it finds the packages that it needs. */
async function bundleDecoder(): Promise<string> {
  const outfile = fileURLToPath(new URL('../../node_modules/.upaj/decode.mjs', import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL('../decode.ts', import.meta.url))],
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', external: ['sharp'] },
    logLevel: 'error',
  });
  return outfile;
}

async function makeTemplate(config: EmbeddedConfig): Promise<void> {
  const client = new pg.Client({ ...config });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const { pool, close } = connect({ ...config, database: TEMPLATE });
  await migrate(pool, new URL('../db/migrations', import.meta.url).pathname);
  await createQueues(pool);
  await close();
}

/** Creates the tables of the queues, which every server creates at its first start. */
async function createQueues(pool: pg.Pool): Promise<void> {
  const options = { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 1 };
  const list = ['mail', 'otp', 'housekeeping', 'search-terms'].map((name) =>
    defineJob(name, z.unknown(), async () => undefined, { ...options, atOnce: 0 }),
  );
  const jobs = createJobs({ pool, list, log: pino({ level: 'silent' }) });
  await jobs.start();
  await jobs.stop();
}
