import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtCalls } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Connected, connect } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { readEnv } from '../env.ts';
import { offer } from '../testing/listings.ts';
import { today } from '../testing/open-test-app.ts';
import { type OutsideDatabase, openOutside } from '../testing/outside-database.ts';
import { newcomer, type SignedIn, join as signUp } from '../testing/people.ts';
import { type Cast, samples } from '../testing/samples.ts';
import { spoiledRequest } from '../testing/spoiled-request.ts';

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));
let folder: string;
let database: OutsideDatabase;
let connected: Connected;
let app: FastifyInstance;
let own: SignedIn;
let cast: Cast;
let log = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upaj-lost-'));
  database = await openOutside(folder);
  connected = connect(database.config);
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
    google: undefined,
    hasLimits: true,
    now: () => today,
  });
  own = await signUp(app);
  cast = { own, other: own, cropId: (await offer(app, own))._id };
});
afterAll(async () => {
  await app.close();
  await connected.pool.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Asks for every built call in order, and gives what each answered. */
async function askAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const byName = new Map(Object.entries(samples));
  for (const call of builtCalls) {
    const field = { call, part: 'query', name: 'none', isOptional: true } as const;
    const sample = byName.get(call.name)?.(cast) ?? {};
    const reply = await app.inject(await spoiledRequest(field, sample, undefined, own.token));
    answers.set(call.name, `${reply.statusCode} ${reply.body && reply.json().code}`);
  }
  return answers;
}
const signUpAnew = () =>
  app.inject({ method: 'POST', url: '/api/v1/user/signup', payload: newcomer() });

it('while the database is down, every call that needs it is unavailable, and works again afterwards', async () => {
  await database.stop();
  const answers = await askAll();
  const needsNone = ['getSignInWays', 'finishGoogle', 'verifyOtp', 'resetPassword'];
  for (const [name, answer] of answers) {
    if (!needsNone.includes(name)) expect([name, answer]).toEqual([name, '503 unavailable']);
    expect(answer).not.toMatch(/^500/);
  }
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);

  await database.start();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await signUpAnew()).statusCode).toBe(201);
  expect(
    (await app.inject({ url: '/api/v1/user/sessions', headers: own.headers })).statusCode,
  ).toBe(200);
});

it('a fault in the middle of a sign-up is a fault of ours, and the log says which', async () => {
  await connected.pool.query(
    'alter table credentials add constraint broken check (false) not valid',
  );
  const reply = await signUpAnew();
  await connected.pool.query('alter table credentials drop constraint broken');
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
  expect(log).toContain('violates check constraint \\"broken\\"');
  expect(log).not.toContain('asha-');
});
