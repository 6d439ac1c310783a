import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded/embedded.ts';
import { identify } from '../../src/db/embedded/owner.ts';
import { findServer } from '../../src/db/embedded/postmaster.ts';
import { findPrograms } from '../../src/db/embedded/programs.ts';
import { eventually } from '../support/eventually.ts';

let template: string;
let folder: string;
let dataDir: string;
const running: EmbeddedDatabase[] = [];

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'upaj-embedded-'));
  await chmod(made, 0o755);
  return made;
}
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 });

const startIn = (place: string) =>
  startEmbedded({
    dataDir: join(place, 'data'),
    stateDir: join(place, 'state'),
    log: () => undefined,
  });

// A cluster is created once and copied for each test: creating one takes ten times as long.
beforeAll(async () => {
  template = await newFolder();
  await (await startIn(template)).stop();
});
afterAll(() => remove(template));

beforeEach(async () => {
  folder = await newFolder();
  dataDir = join(folder, 'data');
  // Keeps the owner, which Node's copy does not.
  await promisify(execFile)('cp', ['-a', join(template, 'data'), dataDir]);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()));
  await remove(folder);
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startIn(folder);
  running.push(database);
  return database;
}

async function ask(database: EmbeddedDatabase, sql: string): Promise<unknown> {
  const client = new pg.Client(database.config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows[0]?.[0];
  } finally {
    await client.end();
  }
}

it('listens on its own socket only, and flushes writes to the disk', async () => {
  const database = await start();
  expect(await ask(database, 'show listen_addresses')).toBe('');
  expect(await ask(database, 'show fsync')).toBe('on');
  const flushing = process.platform === 'linux' ? 'syncfs' : 'fsync';
  expect(await ask(database, 'show recovery_init_sync_method')).toBe(flushing);
  expect(await ask(database, 'show password_encryption')).toBe('scram-sha-256');
  await expect(
    new pg.Client({ ...database.config, password: 'guessed' }).connect(),
  ).rejects.toThrow(/password authentication failed/);
});

it('searches words in Hindi and in English', async () => {
  const database = await start();
  await ask(database, 'create extension pg_trgm');
  expect(await ask(database, "select similarity('आलू', 'आलू की फसल') > 0.2")).toBe(true);
  expect(await ask(database, "select lower('ÉCOLE')")).toBe('école');
});

it('writes no user input to its log', async () => {
  const database = await start();
  await ask(database, 'create table person (email text unique, since date)');
  const values = ["('asha@example.com', null)", "(null, 'asha@example.com')"];
  const insert = (value: string) => ask(database, `insert into person values ${value}`);
  await insert(values[0] ?? '');
  for (const value of values) await expect(insert(value)).rejects.toThrow();
  const client = new pg.Client(database.config);
  client.on('error', () => undefined);
  await client.connect();
  const pid = await backendOf(client);
  const running = client.query("select pg_sleep(60), 'asha@example.com'");
  const isRunning = `select count(*)::int from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`;
  await eventually(async () => expect(await ask(database, isRunning)).toBe(1));
  process.kill(pid, 'SIGKILL');
  await expect(running).rejects.toThrow();
  const log = join(dataDir, 'postgres.log');
  await eventually(async () =>
    expect(await readFile(log, 'utf8')).toContain('terminated by signal 9'),
  );
  expect(await readFile(log, 'utf8')).not.toContain('asha');
  await eventually(() => ask(database, 'select 1'));
});

it('gives one cluster to two first starts at once, and serves one of them', async () => {
  await remove(dataDir);
  const results = await Promise.allSettled([start(), start()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = results.filter((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'already-running' });
  expect((await readdir(dataDir)).sort()).toEqual([
    'database-password',
    'postgres',
    'postgres.log',
    'upaj.pid',
  ]);
});

it('starts although another process has the id of the server that died', async () => {
  const first = await start();
  await first.stop();
  const lines = [process.pid, join(dataDir, 'postgres'), 1, 5432, '/nowhere', '', '', 'ready'];
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);
  expect(await ask(await start(), 'select 1')).toBe(1);
});

it('waits for a server that is shutting down, and starts its own', async () => {
  const first = await start();
  await ask(first, "create table crop as select 'गेहूँ' as name");
  const [, second] = await Promise.all([first.stop(), start()]);
  expect(await ask(second, 'select name from crop')).toBe('गेहूँ');
});

it('removes its socket and leaves no server when it stops', async () => {
  const database = await start();
  await database.stop();
  expect(await findServer(database.where.data)).toBeUndefined();
  await expect(readdir(database.config.host)).rejects.toThrow(/ENOENT/);
});

/** The process id of the server. */
const serverOf = async ({ where }: EmbeddedDatabase) => (await findServer(where.data))?.pid ?? 0;

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** The backends that hold the lock of this cluster. */
const holdersOf = async (database: EmbeddedDatabase): Promise<number[]> =>
  ((await ask(
    database,
    "select array_agg(pid) from pg_locks where locktype = 'advisory' and granted",
  )) as number[] | null) ?? [];

const faults: [string, (server: number, backend: number) => void][] = [
  ['its server is killed', (server) => process.kill(server, 'SIGKILL')],
  ['one of its backends is killed', (_server, backend) => process.kill(backend, 'SIGKILL')],
  ['its server ends', (server) => process.kill(server, 'SIGINT')],
  [
    'its server is killed while a backend is stopped, which keeps its memory',
    (server, backend) => {
      process.kill(backend, 'SIGSTOP');
      process.kill(server, 'SIGKILL');
    },
  ],
];
it('is restarted with its data, socket and lock, however it ended', async () => {
  const database = await start();
  const tell = vi.fn();
  database.onLost(tell);
  await ask(database, "create table crop as select 'गेहूँ' as name");
  for (const [name, fault] of faults) {
    const client = new pg.Client(database.config);
    client.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await client.connect();
    const [lostHolder] = await holdersOf(database);
    fault(await serverOf(database), await backendOf(client));
    // The old server may still answer for a moment; another holder of the lock means that it is gone.
    await eventually(async () => {
      const holders = await holdersOf(database);
      expect([name, holders]).toEqual([name, [expect.any(Number)]]);
      expect(holders).not.toEqual([lostHolder]);
    });
    await ended;
    expect(await ask(database, 'select name from crop')).toBe('गेहूँ');
  }
  await database.stop();
  expect(tell).not.toHaveBeenCalled();
});

it('reports the reason when it is lost and cannot be restarted', async () => {
  const database = await start();
  const lost = new Promise<unknown>((resolve) => database.onLost(resolve));
  await rm(join(database.where.data, 'global', 'pg_control'));
  process.kill(await serverOf(database), 'SIGKILL');
  const message = expect.stringContaining('pg_control');
  expect(await lost).toMatchObject({ code: 'start', message });
});

it('rejects a second process while the first one has lost its server', async () => {
  await (await start()).stop();
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  const file = join(dataDir, 'upaj.pid');
  await writeFile(file, `${other.pid}\n${await identify(other.pid ?? 0)}\n`);
  await expect(start()).rejects.toMatchObject({ code: 'already-running' });
  other.kill();
  await once(other, 'exit');
  // Another process may have its id now.
  await writeFile(file, `${process.ppid}\nanother boot, another time\n`);
  expect(await ask(await start(), 'select 1')).toBe(1);
});

it('rejects a database whose password is lost instead of overwriting it', async () => {
  await (await start()).stop();
  await rm(join(dataDir, 'database-password'));
  await expect(start()).rejects.toMatchObject({ code: 'unknown-password' });
  expect(await readdir(dataDir)).toContain('postgres');
});

it('reports the output of PostgreSQL when it cannot start', async () => {
  await (await start()).stop();
  await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
  await expect(start()).rejects.toThrow(/does not start. PostgreSQL said:\n(.*\n)*.*pg_control/);
});

it('reports that a platform has no embedded database, and the alternative', async () => {
  await expect(findPrograms('aix', 'ppc64')).rejects.toThrow(
    'There is no embedded PostgreSQL for aix-ppc64. Set DATABASE_URL',
  );
});
