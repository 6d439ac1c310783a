import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type pg from 'pg';
import type { Connected, Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { type Env, readProcessEnv } from '../env/env.ts';
import type { GoogleSettings } from '../env/google-settings.ts';
import type { ProviderSettings } from '../env/provider-settings.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import type { S3Settings } from '../pictures/s3-pictures.ts';
import { type CertificateSource, openCertificate } from '../tls/certificate.ts';
import { closeGently, listen } from './listen.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { openStorage, type Storage } from './storage.ts';

const PROXY_IS_NOT_TRUSTED =
  'PUBLIC_URL is https and TLS_CERT is not set, so a proxy stands before this server, but TRUST_PROXY is off: all requests seem to come from the proxy and share one limit. Set TRUST_PROXY=1.';

/** The dependencies of the application. */
export interface AppDeps extends Omit<Connected, 'close'> {
  dataDir: string;
  /** The bucket for pictures, if they are not stored in `dataDir`. */
  s3?: S3Settings | undefined;
  /** Folder of the built portal; undefined when it has not been built. */
  portalDir: string | undefined;
  trustProxy: boolean;
  /** The certificate of a server that speaks HTTPS. */
  certificate?: CertificateSource | undefined;
  /** Whether `/metrics` is open to other machines too. */
  hasPublicMetrics?: boolean;
  logger: FastifyServerOptions['logger'];
  publicUrl: string | undefined;
  accountSecret: string;
  /** The previous secret, as long as there may be values encrypted with it. */
  previousSecret?: string | undefined;
  mail: MailSettings;
  /** Undefined when sign-in with Google is disabled. */
  google: GoogleSettings | undefined;
  /** The services of others that the advisers ask. */
  providers: ProviderSettings;
  /** Below this many free megabytes in `dataDir` the server is not ready. */
  minFreeMegabytes: number;
  /** Whether limits apply. */
  hasLimits: boolean;
  /** Whether pages are rendered with the data of their first screen; true by default. */
  rendersPages?: boolean;
  /** Whether browsers get the portal's service worker, and not one that removes it; true by default. */
  hasServiceWorker?: boolean;
}

/** The dependencies of the demo data. */
export interface SeedDeps {
  db: Database;
  pool: pg.Pool;
  dataDir: string;
  s3?: S3Settings | undefined;
  accountSecret: string;
  log: (line: string) => void;
}

/** The parts of a server process. */
export interface Parts {
  /** Folder of the migrations. */
  migrations: string;
  buildApp: (deps: AppDeps) => Promise<FastifyInstance>;
  /** Loads the demo data unless the database has accounts; returns whether the demo accounts are among them. */
  seedDemo: (deps: SeedDeps) => Promise<boolean>;
  /** Lines about the accounts of the demo data. */
  demoAccounts: readonly string[];
}

/** Runs the server until a signal or a fatal error ends this process. */
export async function run(parts: Parts): Promise<void> {
  const shutdown = createShutdown();
  try {
    const env = readProcessEnv();
    const certificate = env.tls && (await openCertificate(env.tls));
    const opening = openStorage(env, say);
    // Registered before the start, so that a signal during the start leaves no database process behind.
    shutdown.onShutdown(async () => (await opening.catch(() => undefined))?.close());
    await serve(parts, { ...env, certificate }, await opening, shutdown);
  } catch (error) {
    await shutdown.fail(error);
  }
}

type Settings = Env & Pick<AppDeps, 'certificate'>;

async function serve(
  parts: Parts,
  env: Settings,
  storage: Storage,
  shutdown: Shutdown,
): Promise<void> {
  storage.onLost((reason) => void shutdown.fail(reason));
  const { db, pool, searchDb, backgroundDb, dataDir, accountSecret } = storage;
  let hasDemo = false;
  await migrate(pool, parts.migrations, async () => {
    hasDemo =
      env.seed === 'demo' &&
      (await parts.seedDemo({ db, pool, dataDir, s3: env.s3, accountSecret, log: say }));
  });
  const app = await parts.buildApp({
    db,
    pool,
    searchDb,
    backgroundDb,
    dataDir,
    accountSecret,
    previousSecret: env.previousSecret,
    portalDir: existsSync(env.portalDir) ? env.portalDir : undefined,
    trustProxy: env.trustProxy,
    certificate: env.certificate,
    hasPublicMetrics: env.hasPublicMetrics,
    publicUrl: env.publicUrl,
    s3: env.s3,
    mail: env.mail,
    google: env.google,
    providers: env.providers,
    minFreeMegabytes: env.minFreeMegabytes,
    hasLimits: env.hasLimits,
    rendersPages: env.rendersPages,
    hasServiceWorker: env.hasServiceWorker,
    logger: { level: env.logLevel, stream: process.stderr },
  });
  shutdown.onShutdown(() => closeGently(app));
  const address = await listen(app, env.host, env.port, env.tls ? 'https' : 'http');
  if (env.publicUrl?.startsWith('https:') && !env.trustProxy && !env.tls) say(PROXY_IS_NOT_TRUSTED);
  welcome(env.publicUrl, address, storage.whereabouts, hasDemo ? parts.demoAccounts : []);
}

function welcome(
  publicUrl: string | undefined,
  address: string,
  whereabouts: string[],
  accounts: readonly string[],
): void {
  const people =
    accounts.length > 0 ? ['Demo accounts', ...accounts.map((line) => `  ${line}`)] : [];
  const server = publicUrl ? [`Server    ${address}`] : [];
  const ready = `Upaj is ready at ${publicUrl ?? address}`;
  say(['', ready, '', ...people, ...server, ...whereabouts, ''].join('\n'));
}

/** Prints a line for the operator; logs for machines go to stderr. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Finds a file or folder beside the bundle, or at `source` when the sources run. */
export function beside(moduleUrl: string, name: string, source: string): string {
  const here = dirname(fileURLToPath(moduleUrl));
  const bundled = join(here, name);
  return existsSync(bundled) ? bundled : join(here, source);
}
