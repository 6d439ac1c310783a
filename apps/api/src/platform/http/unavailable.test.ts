import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import {
  type ExternalDatabase,
  startExternalDatabase,
} from '../../../test/support/external-database.ts';
import { createListing } from '../../../test/support/listings.ts';
import { malformedRequest } from '../../../test/support/malformed-request.ts';
import { today } from '../../../test/support/open-test-app.ts';
import { samples } from '../../../test/support/samples.ts';
import { type SignedIn, signUp, signUpForm } from '../../../test/support/sign-up.ts';
import { type TestFixtures, unknownFixtures } from '../../../test/support/test-fixtures.ts';
import { buildApp } from '../../app.ts';
import { type Connected, connect } from '../../db/database.ts';
import { findServer } from '../../db/embedded/postmaster.ts';
import { migrate } from '../../db/migrate.ts';
import { readEnv } from '../env/env.ts';

const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url));
let folder: string;
let database: ExternalDatabase;
let connected: Connected;
let app: FastifyInstance;
let own: SignedIn;
let fixtures: TestFixtures;
let log = '';
const stopped: number[] = [];
// A request may take 4 s more, to connect and to give up: 7 s of the 10 s.
const STATEMENT_MS = 3000;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upaj-lost-'));
  database = await startExternalDatabase(folder);
  connected = connect(database.config, {
    requests: { connections: 30, statementMs: STATEMENT_MS },
    searches: { connections: 1, statementMs: 200 },
  });
  await migrate(connected.pool, migrations);
  const write = (line: string) => {
    log += line;
  };
  app = await buildApp({
    ...connected,
    dataDir: folder,
    portalDir: undefined,
    trustProxy: false,
    logger: { level: 'error', stream: { write } },
    publicUrl: undefined,
    accountSecret: 'a secret that only the tests know of',
    mail: readEnv({}).mail,
    providers: readEnv({}).providers,
    google: undefined,
    minFreeMegabytes: 0,
    hasLimits: true,
    now: () => today,
  });
  own = await signUp(app);
  fixtures = { ...unknownFixtures(own), cropId: (await createListing(app, own))._id };
});
afterAll(async () => {
  continueStopped();
  await app.close();
  await connected.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request to every endpoint at once; returns the responses of those that need the database, and the time. */
async function askAll() {
  const byName = new Map(Object.entries(samples));
  const needsNone = ['getSignInWays', 'finishGoogle', 'verifyOtp', 'resetPassword'];
  const started = performance.now();
  const answers = await Promise.all(
    endpoints.map(async (endpoint) => {
      const field = { endpoint, part: 'query', name: 'none', isOptional: true } as const;
      const sample = byName.get(endpoint.name)?.(fixtures) ?? {};
      const reply = await app.inject(await malformedRequest(field, sample, undefined, own.token));
      expect(reply.statusCode).not.toBe(500);
      const code = reply.body && reply.json().code;
      return [endpoint.name, reply.statusCode, code, reply.headers['retry-after']];
    }),
  );
  const needing = answers.filter(([name]) => !needsNone.includes(String(name)));
  return { answers: needing, seconds: (performance.now() - started) / 1000 };
}

/**
 * Stops every process of the database of this server while `work` runs. The postmaster stops first: it starts
 * no backend afterwards.
 */
async function whileDatabaseStops<T>(work: () => Promise<T>): Promise<T> {
  // Opened beforehand, as a stopped postmaster accepts no connection; and without the short time limits of the pool.
  const client = new pg.Client(database.config);
  await client.connect();
  try {
    const postmaster = await findServer(join(folder, 'outside', 'postgres'));
    if (!postmaster) throw new Error('the postmaster runs');
    stop(postmaster.pid);
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend'",
    );
    for (const { pid } of rows) stop(pid);
    return await work();
  } finally {
    continueStopped();
    await client.end();
  }
}
function stop(pid: number): void {
  stopped.push(pid);
  process.kill(pid, 'SIGSTOP');
}
/** Continues what was stopped, the postmaster last: until then it takes no id of an ended process away. */
function continueStopped(): void {
  for (const pid of stopped.splice(0).reverse()) process.kill(pid, 'SIGCONT');
}
const signUpAnew = () =>
  app.inject({ method: 'POST', url: '/api/v1/user/signup', payload: signUpForm() });

it('while the database is down, every endpoint that needs it is unavailable, and works again afterwards', async () => {
  await database.stop();
  const { answers } = await askAll();
  expect(answers).toEqual(answers.map(([name]) => [name, 503, 'unavailable', '5']));
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);

  await database.start();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await signUpAnew()).statusCode).toBe(201);
  expect(
    (await app.inject({ url: '/api/v1/user/sessions', headers: own.headers })).statusCode,
  ).toBe(200);
});

it('while the database is stopped, every request gets a response within 10 s', async () => {
  const { answers, seconds } = await whileDatabaseStops(askAll);
  expect(answers).toEqual(answers.map(([name]) => [name, 503, 'unavailable', '5']));
  expect(seconds).toBeLessThan(10);
  expect((await signUpAnew()).statusCode).toBe(201);
});

it('searches that take too long get an error, and do not delay other requests', async () => {
  const client = new pg.Client(database.config);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('lock table crops');
  const kinds = ['q=wheat', 'sort=price-asc', 'minPrice=1'];
  const searches = Array.from({ length: 12 }, () => kinds).flat();
  const asking = searches.map((query) => app.inject(`/api/v1/crops?${query}`));
  const started = performance.now();
  const sessions = await app.inject({ url: '/api/v1/user/sessions', headers: own.headers });
  expect(sessions.statusCode).toBe(200);
  // Behind the searches it would wait for as long as one statement may take.
  expect(performance.now() - started).toBeLessThan(STATEMENT_MS - 1000);
  const replies = await Promise.all(asking);
  await client.end();
  for (const reply of replies) {
    expect(reply.json().message).toBe('This takes too long just now. Please try again soon.');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  }
  for (const query of kinds) {
    expect((await app.inject(`/api/v1/crops?${query}`)).statusCode).toBe(200);
  }
});

it('an error during a sign-up is internal, and the log has its cause', async () => {
  await connected.pool.query(
    'alter table credentials add constraint broken check (false) not valid',
  );
  const reply = await signUpAnew();
  await connected.pool.query('alter table credentials drop constraint broken');
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
  expect(log).toContain('violates check constraint \\"broken\\"');
  expect(log).not.toContain('asha-');
});
