import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded } from './db/embedded/embedded.ts';
import { findServer } from './db/embedded/postmaster.ts';
import { findNobody, isRoot } from './db/embedded/user.ts';
import { House, type Running } from './testing/house.ts';

let house: House;
let dataDir: string;

beforeAll(async () => {
  house = await House.build();
}, 30_000);
afterAll(() => house.remove());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upaj-data-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  await house.quiet();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

async function up(running: Running): Promise<string> {
  const address = await running.ready;
  if (!address) throw new Error(`The server did not start:\n${running.said()}`);
  return address;
}

async function write(address: string, words: string): Promise<number> {
  const body = JSON.stringify({ words });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/notes`, { method: 'POST', headers, body })).status;
}

async function read(address: string): Promise<unknown> {
  return (await fetch(`${address}/notes`)).json();
}

/** Sends the head and half of the body of a request, and gives a function that sends the rest and hears the answer. */
async function beginNote(address: string, words: string): Promise<() => Promise<string>> {
  const body = JSON.stringify({ words });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // A second request answered shows that the first one has been taken in too.
  await read(address);
  return () =>
    new Promise((resolve) => {
      socket.once('close', () => resolve(answer));
      socket.write(body.slice(5));
    });
}

describe('npm start on a folder of its own', () => {
  it('starts, loads the demo data once, keeps what was written and says where it lives', async () => {
    const first = house.start({ DATA_DIR: dataDir });
    const address = await up(first);
    expect(await write(address, 'गेहूँ')).toBe(201);
    expect(first.said()).toContain('asha@example.com');
    expect(first.said()).toContain(`Data      ${dataDir}`);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await findServer(join(dataDir, 'postgres'))).toBeUndefined();

    const later = await up(house.start({ DATA_DIR: dataDir }));
    expect(await read(later)).toEqual(['seeded', 'गेहूँ']);
  });

  it('starts empty with SEED=none', async () => {
    expect(await read(await up(house.start({ DATA_DIR: dataDir, SEED: 'none' })))).toEqual([]);
  });

  it('finds everything that it had acknowledged after it was killed', async () => {
    const first = house.start({ DATA_DIR: dataDir, SEED: 'none' });
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
    const survivor = await findServer(join(dataDir, 'postgres'));
    expect(survivor).toBeDefined();

    const next = house.start({ DATA_DIR: dataDir, SEED: 'none' });
    expect(await read(await up(next))).toEqual(expect.arrayContaining(acknowledged));
    expect((await findServer(join(dataDir, 'postgres')))?.pid).toBe(survivor?.pid);
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(await findServer(join(dataDir, 'postgres'))).toBeUndefined();
  });

  it('finds everything after server and database were both killed', async () => {
    const first = house.start({ DATA_DIR: dataDir, SEED: 'none' });
    expect(await write(await up(first), 'kept')).toBe(201);
    first.child.kill('SIGKILL');
    const database = await findServer(join(dataDir, 'postgres'));
    process.kill(database?.pid ?? 0, 'SIGKILL');
    await first.ended;
    expect(await read(await up(house.start({ DATA_DIR: dataDir, SEED: 'none' })))).toEqual([
      'kept',
    ]);
  });

  it('refuses a second start while the first lives, and does not harm it', async () => {
    const address = await up(house.start({ DATA_DIR: dataDir, SEED: 'none' }));
    const second = house.start({ DATA_DIR: dataDir, SEED: 'none' });
    expect(await second.ended).toBe(1);
    expect(second.said().trim()).toBe(
      `Another Upaj is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder (and PORT to another port).`,
    );
    expect(await write(address, 'still here')).toBe(201);
  });

  it('lets exactly one of two first starts win', async () => {
    const both = [house.start({ DATA_DIR: dataDir }), house.start({ DATA_DIR: dataDir })];
    const addresses = await Promise.all(both.map(({ ready }) => ready));
    const [address, ...others] = addresses.filter((found) => found !== undefined);
    expect(others).toEqual([]);
    expect(await read(address ?? '')).toEqual(['seeded']);
  });
});

describe('the end of the server', () => {
  it('finishes a running request on SIGTERM before the database stops', async () => {
    const server = house.start({ DATA_DIR: dataDir, SEED: 'none' });
    const address = await up(server);
    const finish = await beginNote(address, 'half sent');
    server.child.kill('SIGTERM');
    await refused(address);
    expect(await finish()).toContain('201 Created');
    expect(await server.ended).toBe(0);
    expect(await findServer(join(dataDir, 'postgres'))).toBeUndefined();
    expect(await read(await up(house.start({ DATA_DIR: dataDir, SEED: 'none' })))).toEqual([
      'half sent',
    ]);
  });

  it('leaves no database behind when it is stopped in the middle of the first start', async () => {
    const server = house.start({ DATA_DIR: dataDir });
    while (!(await findServer(join(dataDir, 'postgres')))) await wait(5);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await findServer(join(dataDir, 'postgres'))).toBeUndefined();
  });

  it('says so and ends when the database is lost', async () => {
    const server = house.start({ DATA_DIR: dataDir });
    await up(server);
    const database = await findServer(join(dataDir, 'postgres'));
    process.kill(database?.pid ?? 0, 'SIGQUIT');
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('The database was lost.');
  });

  it('ends with the database when something breaks that nobody caught', async () => {
    const server = house.start({ DATA_DIR: dataDir });
    await fetch(`${await up(server)}/mishap`, { method: 'POST' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('nobody caught this');
    expect(await findServer(join(dataDir, 'postgres'))).toBeUndefined();
  });
});

/** Resolves once nobody listens at the address any more. */
async function refused(address: string): Promise<void> {
  while (await fetch(address).then(Boolean, () => false)) await wait(5);
}

describe('a start that cannot work', () => {
  it('names the port that is taken and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = house.start({ DATA_DIR: dataDir, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.said().trim()).toBe(
      `Port ${port} is already in use by another program. Choose another one: PORT=${port + 1} npm start`,
    );
    expect(await findServer(join(dataDir, 'postgres'))).toBeUndefined();
    other.close();
  });

  it('says that the data folder cannot be created where a file lies', async () => {
    await writeFile(join(dataDir, 'file'), '');
    const server = house.start({ DATA_DIR: join(dataDir, 'file') });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain(`The data folder ${dataDir}/file cannot be created or written`);
  });

  it('lists every variable that it cannot use', async () => {
    const server = house.start({ DATA_DIR: dataDir, PORT: 'x', SEED: 'all' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/PORT must be .*\n {2}SEED must be/);
  });

  it('says that the database of DATABASE_URL cannot be reached, without its password', async () => {
    const server = house.start({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://asha:hidden@127.0.0.1:1/farm',
      ACCOUNT_SECRET: 'x'.repeat(32),
    });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain(
      'The database of DATABASE_URL (farm on 127.0.0.1) cannot be used',
    );
    expect(server.said()).not.toContain('hidden');
  });
});

it('serves a database of DATABASE_URL from two processes at once and seeds nothing', async () => {
  const outside = await startEmbedded({
    dataDir: join(dataDir, 'outside'),
    stateDir: join(dataDir, 'state'),
    log: () => undefined,
  });
  const { user, password, database, host } = outside.config;
  const env = {
    DATA_DIR: join(dataDir, 'files'),
    DATABASE_URL: `postgres://${user}:${password}@/${database}?host=${host}`,
    ACCOUNT_SECRET: 'x'.repeat(32),
  };
  try {
    const [one, two] = await Promise.all([up(house.start(env)), up(house.start(env))]);
    expect(await write(one, 'shared')).toBe(201);
    expect(await read(two)).toEqual(['shared']);
  } finally {
    await house.quiet();
    await outside.stop();
  }
});

if (isRoot()) {
  describe('as root', () => {
    it('keeps the database where its user can reach it, below a folder that only root may enter', async () => {
      const locked = await house.lockedCopy();
      const stateDir = join(dataDir, 'state');
      const inside = join(locked.folder, 'data');
      const env = { DATA_DIR: inside, UPAJ_STATE_DIR: stateDir, SEED: 'none' };
      try {
        const first = locked.start(env);
        expect(await write(await up(first), 'kept')).toBe(201);
        const name = createHash('sha256').update(inside).digest('hex').slice(0, 16);
        const cluster = join(stateDir, name, 'postgres');
        expect(first.said()).toContain(`Database  ${cluster}`);
        expect(await readFile(join(inside, 'WHERE-THE-DATABASE-IS.txt'), 'utf8')).toContain(
          cluster,
        );
        first.child.kill('SIGKILL');
        await first.ended;
        expect(await read(await up(locked.start(env)))).toEqual(['kept']);
      } finally {
        await locked.quiet();
        await rm(join(locked.folder, '..'), { recursive: true, force: true });
      }
    });

    it('serves an ordinary user from his own folder, and root afterwards', async () => {
      const user = await findNobody();
      await chown(dataDir, user.uid, user.gid);
      const own = join(dataDir, 'own');
      const first = house.start({ DATA_DIR: own, SEED: 'none' }, user);
      expect(await write(await up(first), 'mine')).toBe(201);
      first.child.kill('SIGTERM');
      expect(await first.ended).toBe(0);
      expect(await read(await up(house.start({ DATA_DIR: own, SEED: 'none' })))).toEqual(['mine']);
    });

    it('tells an ordinary user that he may not write the data folder', async () => {
      const closed = join(dataDir, 'closed');
      await mkdir(closed, { mode: 0o755 });
      const server = house.start({ DATA_DIR: closed }, await findNobody());
      expect(await server.ended).toBe(1);
      expect(server.said()).toContain(`The data folder ${closed} cannot be created or written`);
    });
  });
}
