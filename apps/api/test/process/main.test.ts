import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findServer } from '../../src/db/embedded/postmaster.ts';
import { findNobody, isRoot } from '../../src/db/embedded/user.ts';
import { ACCOUNT_SECRET, createEmptyDatabase } from '../support/empty-database.ts';
import { startExternalDatabase } from '../support/external-database.ts';
import { beginNote, read, write } from '../support/notes-client.ts';
import { up } from '../support/running.ts';
import { TestHost } from '../support/test-host.ts';

let testApp: TestHost;
let dataDir: string;

beforeAll(async () => {
  testApp = await TestHost.build();
});
afterAll(() => testApp.remove());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upaj-data-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  await testApp.quiet();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** The database of this test's DATA_DIR, if one is running. */
const ownDatabase = () => findServer(join(dataDir, 'postgres'));

/** Resolves once no server listens at the address. */
async function refused(address: string): Promise<void> {
  while (await fetch(address).then(Boolean, () => false)) await wait(5);
}

describe.each([
  ['a database of its own', async () => ({})],
  ['the database of DATABASE_URL', createEmptyDatabase],
])('a server with %s', (_, settings: () => Promise<Record<string, string>>) => {
  let env: Record<string, string>;
  beforeEach(async () => {
    env = { DATA_DIR: dataDir, SEED: 'none', ...(await settings()) };
  });

  it('starts empty, prints where its data is stored, and finds at a later start what was written', async () => {
    const first = testApp.start(env);
    const address = await up(first);
    expect(await read(address)).toEqual([]);
    expect(await write(address, 'गेहूँ')).toBe(201);
    expect(first.output()).toContain(`Data      ${dataDir}`);
    expect(first.output()).not.toContain('asha@example.com');
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await ownDatabase()).toBeUndefined();
    const later = testApp.start({ ...env, SEED: 'demo' });
    expect(await read(await up(later))).toEqual(['गेहूँ']);
    // The demo accounts do not exist here.
    expect(later.output()).not.toContain('asha@example.com');
  });

  it('finds everything that it had acknowledged before it was killed', async () => {
    const first = testApp.start(env);
    const address = await up(first);
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let count = 0; ; count += 1) {
        if ((await write(address, `note ${count}`)) === 201) acknowledged.push(`note ${count}`);
        if (count === 30) first.child.kill('SIGKILL');
      }
    })();
    await expect(writing).rejects.toThrow();
    await first.ended;
    const survivor = await ownDatabase();
    expect(survivor !== undefined).toBe(env.DATABASE_URL === undefined);

    const next = testApp.start(env);
    expect(await read(await up(next))).toEqual(expect.arrayContaining(acknowledged));
    expect((await ownDatabase())?.pid).toBe(survivor?.pid);
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(await ownDatabase()).toBeUndefined();
  });

  it('finishes a running request on SIGTERM before it releases the database', async () => {
    const server = testApp.start(env);
    const address = await up(server);
    const finish = await beginNote(address, 'half sent');
    server.child.kill('SIGTERM');
    await refused(address);
    expect(await finish()).toContain('201 Created');
    expect(await server.ended).toBe(0);
    expect(await ownDatabase()).toBeUndefined();
    expect(await read(await up(testApp.start(env)))).toEqual(['half sent']);
  });

  it('ends with a message, and stops its database, on an uncaught error', async () => {
    const server = testApp.start(env);
    await fetch(`${await up(server)}/mishap`, { method: 'POST' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('uncaught error of the test');
    expect(await ownDatabase()).toBeUndefined();
  });

  it('names the port that is in use and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = testApp.start({ ...env, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `Port ${port} is already in use by another program. Choose another one: PORT=${port + 1} npm start`,
    );
    expect(await ownDatabase()).toBeUndefined();
    other.close();
  });

  it('says that the data folder cannot be created where a file exists', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    const server = testApp.start({ ...env, DATA_DIR: file });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`The data folder ${file} cannot be created or written`);
  });

  it('says that the data folder is not writable, unless the user is root', async () => {
    const user = isRoot() ? await findNobody() : undefined;
    const closed = join(dataDir, 'closed');
    await mkdir(closed);
    if (user) await chown(closed, user.uid, user.gid);
    await chmod(closed, 0o555);
    const server = testApp.start({ ...env, DATA_DIR: closed }, user);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`The data folder ${closed} cannot be created or written`);
  });
});

describe('a server with an embedded database', () => {
  it('loads the demo data once, and prints the demo accounts', async () => {
    const first = testApp.start({ DATA_DIR: dataDir });
    expect(await read(await up(first))).toEqual(['seeded']);
    expect(first.output()).toContain('asha@example.com');
    first.child.kill('SIGTERM');
    await first.ended;
    const later = testApp.start({ DATA_DIR: dataDir });
    expect(await read(await up(later))).toEqual(['seeded']);
    expect(later.output()).toContain('asha@example.com');
  });
  it('finds everything after server and database were killed', async () => {
    const first = testApp.start({ DATA_DIR: dataDir, SEED: 'none' });
    expect(await write(await up(first), 'kept')).toBe(201);
    first.child.kill('SIGKILL');
    const database = await ownDatabase();
    process.kill(database?.pid ?? 0, 'SIGKILL');
    await first.ended;
    expect(await read(await up(testApp.start({ DATA_DIR: dataDir, SEED: 'none' })))).toEqual([
      'kept',
    ]);
  });

  it('rejects a second start while the first server runs, and does not disturb it', async () => {
    const address = await up(testApp.start({ DATA_DIR: dataDir, SEED: 'none' }));
    const second = testApp.start({ DATA_DIR: dataDir, SEED: 'none' });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `Another Upaj is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder (and PORT to another port).`,
    );
    expect(await write(address, 'still here')).toBe(201);
  });

  it('lets exactly one of two first starts win', async () => {
    const both = [testApp.start({ DATA_DIR: dataDir }), testApp.start({ DATA_DIR: dataDir })];
    const addresses = await Promise.all(both.map(({ ready }) => ready));
    const [address, ...others] = addresses.filter((found) => found !== undefined);
    expect(others).toEqual([]);
    expect(await read(address ?? '')).toEqual(['seeded']);
  });

  it('leaves no database process behind when it is stopped during the first start', async () => {
    const server = testApp.start({ DATA_DIR: dataDir });
    while (!(await ownDatabase())) await wait(5);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await ownDatabase()).toBeUndefined();
  });

  it('reports it and ends when the database is lost and cannot be restarted', async () => {
    const server = testApp.start({ DATA_DIR: dataDir });
    await up(server);
    const database = await ownDatabase();
    await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
    process.kill(database?.pid ?? 0, 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/The database was lost.*\n(.*\n)*.*does not start. PostgreSQL/);
  });
});

describe('a start that cannot work', () => {
  it('lists every variable that it cannot use', async () => {
    const server = testApp.start({ DATA_DIR: dataDir, PORT: 'x', SEED: 'all' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/PORT must be .*\n {2}SEED must be/);
  });

  it('says that the database of DATABASE_URL cannot be reached, without its password', async () => {
    const server = testApp.start({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://asha:hidden@127.0.0.1:1/farm',
      ACCOUNT_SECRET: 'x'.repeat(32),
    });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(
      'The database of DATABASE_URL (farm on 127.0.0.1) cannot be used',
    );
    expect(server.output()).not.toContain('hidden');
  });
});

describe('a server with the database of DATABASE_URL', () => {
  it('uses the forwarded address only if the proxy is trusted, and says so', async () => {
    const env = {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://upaj.example',
      ...(await createEmptyDatabase()),
    };
    const [direct, proxied] = [testApp.start(env), testApp.start({ ...env, TRUST_PROXY: '1' })];
    await Promise.all([up(direct), up(proxied)]);
    expect(direct.output()).toContain('Set TRUST_PROXY=1.');
    expect(proxied.output()).not.toContain('TRUST_PROXY');
  });

  it('runs as two processes at once and seeds nothing', async () => {
    const env = { DATA_DIR: dataDir, ...(await createEmptyDatabase()) };
    const [one, two] = await Promise.all([up(testApp.start(env)), up(testApp.start(env))]);
    expect(await write(one, 'shared')).toBe(201);
    expect(await read(two)).toEqual(['shared']);
  });

  it('keeps running while the database is down, and works again once it is up', async () => {
    const outside = await startExternalDatabase(dataDir);
    const env = { DATA_DIR: join(dataDir, 'files'), DATABASE_URL: outside.url, ACCOUNT_SECRET };
    const address = await up(testApp.start(env));
    expect(await write(address, 'before')).toBe(201);
    await outside.stop();
    expect(await write(address, 'lost')).toBe(500);
    await outside.start();
    expect(await write(address, 'after')).toBe(201);
    expect(await read(address)).toEqual(['before', 'after']);
    await testApp.quiet();
    await outside.stop();
  });
});

if (isRoot()) {
  describe('as root', () => {
    it('stores the database where its user can read it, below a folder that only root may enter', async () => {
      const locked = await testApp.lockedCopy();
      const stateDir = join(dataDir, 'state');
      const inside = join(locked.folder, 'data');
      const env = { DATA_DIR: inside, UPAJ_STATE_DIR: stateDir, SEED: 'none' };
      try {
        const first = locked.start(env);
        expect(await write(await up(first), 'kept')).toBe(201);
        const name = createHash('sha256').update(inside).digest('hex').slice(0, 16);
        const cluster = join(stateDir, name, 'postgres');
        expect(first.output()).toContain(`Database  ${cluster}`);
        expect(await readFile(join(inside, 'WHERE-THE-DATABASE-IS.txt'), 'utf8')).toContain(
          cluster,
        );
        first.child.kill('SIGKILL');
        await first.ended;
        expect(await read(await up(locked.start(env)))).toEqual(['kept']);
      } finally {
        await locked.quiet();
        await rm(join(locked.folder, '../../src'), { recursive: true, force: true });
      }
    });

    it('runs for an ordinary user in his own folder, and for root afterwards', async () => {
      const user = await findNobody();
      await chown(dataDir, user.uid, user.gid);
      const own = join(dataDir, 'own');
      const first = testApp.start({ DATA_DIR: own, SEED: 'none' }, user);
      expect(await write(await up(first), 'mine')).toBe(201);
      first.child.kill('SIGTERM');
      expect(await first.ended).toBe(0);
      expect(await read(await up(testApp.start({ DATA_DIR: own, SEED: 'none' })))).toEqual([
        'mine',
      ]);
    });
  });
}
