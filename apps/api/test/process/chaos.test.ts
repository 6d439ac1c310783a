import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SessionStarted } from '@upaj/contract/accounts.schema';
import { ErrorReply } from '@upaj/contract/error-reply';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findServer } from '../../src/db/embedded/postmaster.ts';
import { eventually } from '../support/eventually.ts';
import { startExternalDatabase } from '../support/external-database.ts';
import { listingForm, writeForm } from '../support/listings.ts';
import { Load } from '../support/load.ts';
import { Product } from '../support/product.ts';
import { type Running, up } from '../support/running.ts';
import { signUpForm } from '../support/sign-up.ts';

const SECRET = 'x'.repeat(32);

let product: Product;
beforeAll(async () => {
  product = await Product.build();
});
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  await product.remove();
  for (const close of closers) await close();
});

const ask = async (config: pg.ClientConfig, sql: string) => {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
};

/** Connection settings of the database that the server has started. */
async function ownDatabase(): Promise<pg.ClientConfig> {
  const password = await readFile(join(product.dataDir, 'database-password'), 'utf8');
  const server = await findServer(product.cluster);
  const at = { host: server?.socketDir ?? '', port: server?.port ?? 0 };
  return { ...at, user: 'upaj', database: 'upaj', password: password.trim() };
}

/** The server process, and the backends of its connections. */
async function processes(): Promise<{ server: number; backends: number[] }> {
  const found = await ask(
    await ownDatabase(),
    "select pid from pg_stat_activity where application_name = 'upaj'",
  );
  return {
    server: (await findServer(product.cluster))?.pid ?? 0,
    backends: found.map(({ pid }) => Number(pid)),
  };
}

/** Waits until this many further messages have been acknowledged. */
async function serves(load: Load, running: Running): Promise<void> {
  const before = load.acknowledged.length;
  await eventually(() => {
    expect(load.acknowledged.length).toBeGreaterThan(before + 5);
  });
  expect([running.child.exitCode, running.child.signalCode]).toEqual([null, null]);
}

/** Expects every acknowledged message to be stored, none twice, and no response but success and 503. */
async function expectAllKept(load: Load, config: pg.ClientConfig): Promise<void> {
  const rows = await ask(config, 'select message from contact_messages');
  const stored = rows.map(({ message }) => String(message));
  expect(new Set(stored).size).toBe(stored.length);
  expect(load.acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  expect([...load.statuses.keys()].filter((status) => ![200, 202, 503].includes(status))).toEqual(
    [],
  );
}

/** Expects a message to be mailed, and none to be mailed twice. */
async function expectMailed(message: string): Promise<void> {
  const folder = join(product.dataDir, 'outbox');
  await eventually(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    expect(mails.filter((mail) => mail.includes(message))).toHaveLength(1);
    const fields = mails.map((mail) => /for field \d+/.exec(mail)?.[0]);
    expect(new Set(fields).size).toBe(fields.length);
  });
}

const settings = { DATABASE_TIMEOUT: '1', SEARCH_TIMEOUT: '1' };

it('survives crashes, stops and restarts of its embedded database, and its own kill -9', async () => {
  let running = product.start(settings);
  const load = new Load(await up(running));
  await serves(load, running);
  for (const signal of ['SIGKILL', 'SIGSEGV'] as const) {
    process.kill((await processes()).backends[0] ?? 0, signal);
    await serves(load, running);
  }
  for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
    process.kill((await processes()).server, signal);
    await serves(load, running);
  }

  const { server, backends } = await processes();
  const before = load.timesOf(503);
  for (const pid of [server, ...backends]) process.kill(pid, 'SIGSTOP');
  await eventually(() => expect(load.timesOf(503)).toBeGreaterThan(before));
  for (const pid of [server, ...backends]) process.kill(pid, 'SIGCONT');
  await serves(load, running);
  // The server was never down.
  expect(load.unanswered).toBe(0);

  running.child.kill('SIGKILL');
  await running.ended;
  running = product.start(settings);
  load.address = await up(running);
  await serves(load, running);
  await load.end();
  await expectAllKept(load, await ownDatabase());
  await expectMailed(load.acknowledged.at(-1) ?? '');
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
});

it('survives restarts of the database of DATABASE_URL, and a file that does not fit on the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upaj-chaos-'));
  const database = await startExternalDatabase(folder);
  closers.push(async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const env = { ...settings, DATABASE_URL: database.url, ACCOUNT_SECRET: SECRET };
  const running = product.start(env, 100);
  const address = await up(running);
  expect(await offerLarge(address)).toEqual([507, 'storage_full']);

  const load = new Load(address);
  await serves(load, running);
  for (let times = 0; times < 3; times += 1) {
    await database.stop();
    await database.start();
    await serves(load, running);
  }
  await load.end();
  expect(load.unanswered).toBe(0);
  await expectAllKept(load, database.config);
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
});

/** Sends a listing whose picture is larger than any file that the server may write. */
async function offerLarge(address: string): Promise<unknown[]> {
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: object) =>
    fetch(`${address}/api/v1/${path}`, { method: 'POST', body, headers: { ...headers } });
  const json = { 'content-type': 'application/json' };
  const reply = await post('user/signup', JSON.stringify(signUpForm()), json);
  const { userId, token } = SessionStarted.parse(await reply.json());
  const raw = { width: 400, height: 400, channels: 3 } as const;
  const pixels = randomBytes(raw.width * raw.height * raw.channels);
  const bytes = await sharp(pixels, { raw }).jpeg({ quality: 95 }).toBuffer();
  expect(bytes.length).toBeGreaterThan(150_000);
  const form = writeForm([
    ...Object.entries(listingForm(userId, { expiryDate: '2999-12-31' })),
    ['images', { filename: 'a.jpg', bytes }],
  ]);
  const headers = { ...form.headers, authorization: `Bearer ${token}` };
  const refused = await post('crops', new Uint8Array(form.payload), headers);
  return [refused.status, ErrorReply.parse(await refused.json()).code];
}
