import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { connect } from '../../src/db/database.ts';
import { readEnv } from '../../src/platform/env/env.ts';
import type { GoogleSettings } from '../../src/platform/env/google-settings.ts';
import type { ProviderSettings } from '../../src/platform/env/provider-settings.ts';
import type { TestTimings } from '../../src/platform/mail/open-mail-and-jobs.ts';
import type { S3Settings } from '../../src/platform/pictures/s3-pictures.ts';
import type { CertificateSource } from '../../src/platform/tls/certificate.ts';
import { closers } from './closers.ts';
import { TEMPLATE } from './database.setup.ts';
import { productionLog } from './production-log.ts';

/** The secret that the servers of tests sign and encrypt with. */
export const testSecret = 'a secret that only the tests know of';

/** The date of the clock in tests, unless a test sets another. */
export const today = new Date('2026-06-15T06:00:00.000Z');

/** The secret that a server signs and encrypts with, and the previous one. */
interface Secrets {
  accountSecret: string;
  previousSecret?: string;
}

/** A server on a separate database, with a clock that the test sets. */
export interface TestApp {
  app: FastifyInstance;
  pool: pg.Pool;
  dataDir: string;
  /** Advances the clock of the server. */
  setNow(at: Date): void;
  /** Opens a second server on the same database and folder, with other secrets if given. */
  again(secrets?: Secrets): Promise<FastifyInstance>;
}

// Each test signs up a user.
const quickHash = { ln: 4, r: 8, p: 1 };

const timings: TestTimings = {
  timeouts: { connect: 10_000, greeting: 10_000, silence: 10_000 },
  options: {},
  lease: 30,
};

const PATIENCE_MS = 30_000;
/** On a busy machine a statement, a lock or a connection may take longer than a request may in production. */
const patience = {
  connectionTimeoutMillis: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
  query_timeout: 2 * PATIENCE_MS,
  idle_in_transaction_session_timeout: 2 * PATIENCE_MS,
};

// Nothing listens on port 9 of this machine, so that no test asks the network.
const nowhere = 'http://127.0.0.1:9';

/** Providers that refuse every connection, without keys. */
const noProviders: ProviderSettings = {
  gemini: undefined,
  openWeather: undefined,
  openMeteo: { url: nowhere, geocodingUrl: nowhere, archiveUrl: nowhere },
  mapTiles: undefined,
};

/** What a test may override. */
interface TestOptions {
  portalDir?: string;
  clock?: () => Date;
  /** Whether the server uses the real clock. */
  isNow?: boolean;
  /** Whether limits apply; all requests of a test come from one address. */
  hasLimits?: boolean;
  google?: GoogleSettings;
  /** Providers of the test; without them each one refuses connections. */
  providers?: Partial<ProviderSettings>;
  publicUrl?: string;
  s3?: S3Settings;
  trustProxy?: boolean;
  certificate?: CertificateSource;
  hasPublicMetrics?: boolean;
  hasServiceWorker?: boolean;
  /** Whether pages are rendered with data. */
  rendersPages?: boolean;
  /** Whether password hashing has its real cost. */
  isSlow?: boolean;
  logger?: FastifyServerOptions['logger'];
  minFreeMegabytes?: number;
  /** The program that decodes pictures. */
  decoderProgram?: string;
}

/** Opens a server on a fresh copy of the migrated database; closed when the test file ends. */
export async function openTestApp(options: TestOptions = {}): Promise<TestApp> {
  const server = inject('server');
  const database = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create database ${database} template ${TEMPLATE} strategy file_copy`);
  const dataDir = await mkdtemp(join(tmpdir(), 'upaj-test-'));
  // The apps of a test file stay open to its end: connections that none of them uses would use up the server's.
  const connected = connect({ ...server, ...patience, database, idleTimeoutMillis: 1000 });
  const { pool } = connected;
  const { portalDir, publicUrl, s3, google, certificate } = options;
  let now = today;
  const clock = options.clock ?? (() => now);
  const open = (secrets: Secrets = { accountSecret: testSecret }) =>
    buildApp({
      ...options,
      ...secrets,
      ...connected,
      dataDir,
      portalDir,
      publicUrl,
      s3,
      google,
      certificate,
      trustProxy: options.trustProxy ?? false,
      hasPublicMetrics: options.hasPublicMetrics ?? false,
      logger: options.logger ?? productionLog,
      minFreeMegabytes: options.minFreeMegabytes ?? 0,
      hasLimits: options.hasLimits ?? false,
      mail: readEnv({}).mail,
      providers: { ...noProviders, ...options.providers },
      ...(!options.isNow && { now: clock }),
      timings,
      decoderProgram: options.decoderProgram ?? inject('decoderProgram'),
      hashCost: options.isSlow ? undefined : quickHash,
    });
  const apps = [await open()];
  const [app] = apps;
  if (!app) throw new Error('no app');
  closers.push(async () => {
    for (const opened of apps) await opened.close();
    await connected.close();
    await administer(`drop database ${database} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    pool,
    dataDir,
    setNow(at) {
      now = at;
    },
    async again(secrets) {
      const next = await open(secrets);
      apps.push(next);
      return next;
    },
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('server') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
