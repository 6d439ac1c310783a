import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { googleCallback } from '@upaj/contract/accounts.addresses';
import * as z from 'zod/mini';
import { type DatabaseLimits, defaultLimits } from '../../db/database.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { MailboxText } from '../mail/mailbox.ts';
import type { S3Settings } from '../pictures/s3-pictures.ts';
import {
  callsOfADay,
  connections,
  givenVariables,
  isIssuer,
  mailUrl,
  megabytes,
  postgresUrl,
  seconds,
  secret,
  tilesUrl,
  webUrl,
  wholeNumber,
} from './env-values.ts';
import type { GoogleSettings } from './google-settings.ts';
import { type ProviderSettings, providersOf } from './provider-settings.ts';
import type { TlsFiles } from './tls-files.ts';

const { requests, searches } = defaultLimits;
const here = dirname(fileURLToPath(import.meta.url));
// Relative to the bundle, and to this file.
const portalDist =
  ['../../portal/dist', '../../../../portal/dist']
    .map((path) => join(here, path))
    .find(existsSync) ?? 'apps/portal/dist';

/** The validated settings with their defaults. */
export interface Env {
  /** Port to listen on; 0 means any free one. */
  port: number;
  /** Address to listen on. Loopback by default, since the passwords of the demo accounts are public. */
  host: string;
  /** Absolute folder of all persistent data: database, pictures, secrets. */
  dataDir: string;
  /** Free megabytes in `dataDir` below which the server reports that it is not ready. */
  minFreeMegabytes: number;
  /** An external PostgreSQL; without it the embedded one is used. */
  databaseUrl: string | undefined;
  /** Connections to the database, and time limits of queries. */
  databaseLimits: Pick<DatabaseLimits, 'requests' | 'searches'>;
  seed: 'demo' | 'none';
  /** Whether the caller's address is taken from `X-Forwarded-For`. */
  trustProxy: boolean;
  /** Whether `/metrics` is open to other machines too. */
  hasPublicMetrics: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Folder of the built portal. */
  portalDir: string;
  /** The public URL without a trailing slash, e.g. `https://upaj.example`. */
  publicUrl: string | undefined;
  /** The certificate of the server; undefined when it speaks HTTP. */
  tls: TlsFiles | undefined;
  /** The folder of root's embedded database when its user cannot enter DATA_DIR. */
  stateDir: string;
  /** Signs cookies and tokens, and encrypts bank accounts; undefined with the embedded database, which has one in DATA_DIR. */
  accountSecret: string | undefined;
  /** The previous secret: what was encrypted with it is encrypted again. */
  previousSecret: string | undefined;
  mail: MailSettings;
  /** Undefined when sign-in with Google is disabled. */
  google: GoogleSettings | undefined;
  /** Undefined when pictures are stored in DATA_DIR. */
  s3: S3Settings | undefined;
  /** The services of others that the advisers ask. */
  providers: ProviderSettings;
  /** Whether limits apply; off for load tests. */
  hasLimits: boolean;
  /** Whether pages are rendered with the data of their first screen; off sends them in their waiting state. */
  rendersPages: boolean;
  /** Whether browsers get the portal's service worker; off removes it from every browser that has it. */
  hasServiceWorker: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const PORT = 'must be a whole number from 0 to 65535';
const SWITCH = { '1': true, true: true, '0': false, false: false } as const;

const schema = z.object({
  PORT: z._default(wholeNumber(0, 65535, PORT), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  // Sixteen WAL segments of 16 MB each, which PostgreSQL may need before it can free any.
  MIN_FREE_MB: z._default(megabytes, 256),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_CONNECTIONS: z._default(connections, requests.connections),
  DATABASE_TIMEOUT: z._default(seconds, requests.statementMs / 1000),
  SEARCH_CONNECTIONS: z._default(connections, searches.connections),
  SEARCH_TIMEOUT: z._default(seconds, searches.statementMs / 1000),
  SEED: z.optional(z.enum(['demo', 'none'], 'must be demo or none')),
  TRUST_PROXY: z._default(
    z.pipe(
      z.enum(['1', 'true', '0', 'false'], 'must be 1 or 0'),
      z.transform((value: keyof typeof SWITCH) => SWITCH[value]),
    ),
    false,
  ),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  PORTAL_DIR: z._default(z.string(), portalDist),
  PUBLIC_URL: z.optional(webUrl),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  UPAJ_STATE_DIR: z._default(z.string(), '/var/lib/upaj'),
  ACCOUNT_SECRET: z.optional(secret),
  ACCOUNT_SECRET_PREVIOUS: z.optional(secret),
  SMTP_URL: z.optional(mailUrl),
  MAIL_FROM: z.prefault(MailboxText, 'Upaj <no-reply@localhost>'),
  CONTACT_TO: z.prefault(MailboxText, 'contact@localhost'),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(
    z.string().check(z.refine(isIssuer, 'must be an https address, or http on this machine')),
    'https://accounts.google.com',
  ),
  S3_ENDPOINT: z.optional(webUrl),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  GEMINI_API_KEY: z.optional(z.string()),
  GEMINI_MODEL: z._default(z.string(), 'gemini-2.5-flash'),
  GEMINI_URL: z._default(webUrl, 'https://generativelanguage.googleapis.com'),
  GEMINI_DAILY_LIMIT: z._default(callsOfADay, 50),
  GEMINI_TOTAL_DAILY_LIMIT: z._default(callsOfADay, 2000),
  OPENWEATHER_API_KEY: z.optional(z.string()),
  OPENWEATHER_URL: z._default(webUrl, 'https://api.openweathermap.org'),
  OPEN_METEO_URL: z._default(webUrl, 'https://api.open-meteo.com'),
  OPEN_METEO_GEOCODING_URL: z._default(webUrl, 'https://geocoding-api.open-meteo.com'),
  OPEN_METEO_ARCHIVE_URL: z._default(webUrl, 'https://archive-api.open-meteo.com'),
  MAP_TILES_URL: z._default(tilesUrl, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_ATTRIBUTION: z._default(z.string(), '© OpenStreetMap contributors'),
  METRICS: z._default(z.enum(['local', 'all'], 'must be local or all'), 'local'),
  LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  PAGE_RENDERING: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
});

/** One or more variables cannot be used; the message names each of them. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Reads the settings from a set of variables. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = givenVariables(source);
  const parsed = schema.safeParse(given);
  const errors =
    parsed.error?.issues.map(({ path, message }) => `${path[0]?.toString()} ${message}`) ?? [];
  if (given.DATABASE_URL && !given.ACCOUNT_SECRET) {
    errors.push(
      'ACCOUNT_SECRET is required with DATABASE_URL, the same for every process (make one: openssl rand -base64 32)',
    );
  }
  if (given.SMTP_URL && !given.CONTACT_TO) {
    errors.push('CONTACT_TO is required with SMTP_URL: the recipient of the contact form');
  }
  if (!given.GOOGLE_CLIENT_ID !== !given.GOOGLE_CLIENT_SECRET) {
    errors.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together');
  }
  if (!given.TLS_CERT !== !given.TLS_KEY) errors.push('TLS_CERT and TLS_KEY must be set together');
  const missing = S3.filter((name) => !given[name]);
  if (missing.length > 0 && missing.length < S3.length) {
    errors.push(`${missing.join(', ')} must be set too when one of S3_* is`);
  }
  if (!parsed.success || errors.length > 0) {
    throw new EnvError(
      `These environment variables cannot be used:\n${errors.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return toEnv(parsed.data);
}

function toEnv(values: z.infer<typeof schema>): Env {
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    minFreeMegabytes: values.MIN_FREE_MB,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: {
      requests: {
        connections: values.DATABASE_CONNECTIONS,
        statementMs: values.DATABASE_TIMEOUT * 1000,
      },
      searches: {
        connections: values.SEARCH_CONNECTIONS,
        statementMs: values.SEARCH_TIMEOUT * 1000,
      },
    },
    seed: values.SEED ?? (values.DATABASE_URL ? 'none' : 'demo'),
    trustProxy: values.TRUST_PROXY,
    hasPublicMetrics: values.METRICS === 'all',
    logLevel: values.LOG_LEVEL,
    portalDir: resolve(values.PORTAL_DIR),
    publicUrl: values.PUBLIC_URL,
    tls: tlsOf(values),
    stateDir: resolve(values.UPAJ_STATE_DIR),
    accountSecret: values.ACCOUNT_SECRET,
    previousSecret: values.ACCOUNT_SECRET_PREVIOUS,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, contactTo: values.CONTACT_TO },
    google: googleOf(values),
    s3: s3Of(values),
    providers: providersOf(values),
    hasLimits: values.LIMITS === 'on',
    rendersPages: values.PAGE_RENDERING === 'on',
    hasServiceWorker: values.SERVICE_WORKER === 'on',
  };
}

function googleOf(values: z.infer<typeof schema>): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (!clientId || !clientSecret) return undefined;
  const protocol = values.TLS_CERT ? 'https' : 'http';
  const origin = values.PUBLIC_URL ?? `${protocol}://localhost:${values.PORT}`;
  const redirectUri = `${origin}${googleCallback}`;
  return { clientId, clientSecret, issuer: values.GOOGLE_ISSUER, redirectUri };
}

function tlsOf({ TLS_CERT: cert, TLS_KEY: key }: z.infer<typeof schema>): TlsFiles | undefined {
  return cert && key ? { certFile: resolve(cert), keyFile: resolve(key) } : undefined;
}

function s3Of(values: z.infer<typeof schema>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** Threads on which Node hashes, compresses and reads files; Node reads this variable at start. */
export const threadPoolSize = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/** The settings of this process. */
export function readProcessEnv(): Env {
  return readEnv(process.env);
}

/** The settings of the database and of the pictures: all that the command line needs. */
export function readAdminEnv(): Pick<Env, 'databaseUrl' | 'dataDir' | 'stateDir' | 's3'> {
  const names = ['DATABASE_URL', 'DATA_DIR', 'UPAJ_STATE_DIR', ...S3];
  const given = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  const ACCOUNT_SECRET = given.DATABASE_URL && 'not used by the command line at all';
  return readEnv({ ...given, ACCOUNT_SECRET });
}
