import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readCommand } from '../../src/admin/commands.ts';
import { connect } from '../../src/db/database.ts';
import { startEmbedded } from '../../src/db/embedded/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { signUp } from '../support/sign-up.ts';

const tsx = import.meta.resolve('tsx');
const admin = fileURLToPath(new URL('../../src/admin.ts', import.meta.url));
let folder: string;
let testApp: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upaj-admin-'));
  // Under root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  testApp = await openTestApp();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command. */
function type(words: readonly string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['--import', tsx, admin, ...words], {
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  child.stdout?.on('data', (piece) => {
    output += piece;
  });
  child.stderr?.on('data', (piece) => {
    output += piece;
  });
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output: output.trim() })),
  );
}

describe('the command line', () => {
  it.each([[[]], [['moderator']], [['moderator', 'add']], [['seller', 'add', 'a@example.com']]])(
    'prints the usage for %j',
    (words: string[]) => {
      expect(() => readCommand(words)).toThrow(/moderator add EMAIL/);
    },
  );

  it('adds a moderator, whose session has the role at once, and removes it', async () => {
    const { db, pool, close } = connect({
      ...inject('server'),
      database: await databaseOf(testApp),
    });
    const pictures = { dataDir: testApp.dataDir };
    const asha = await signUp(testApp.app);
    const isModerator = async () => (await testApp.app.identify(asha.token))?.isModerator;
    expect(await isModerator()).toBe(false);
    const add = readCommand(['moderator', 'add', asha.email.toUpperCase()]);
    await expect(add(db, pictures)).rejects.toThrow(
      /Its owner verifies it by .* "Forgot Password"/,
    );
    expect(await isModerator()).toBe(false);
    await pool.query('update users set email_verified = true where email = $1', [asha.email]);
    await add(db, pictures);
    expect(await isModerator()).toBe(true);
    expect(await readCommand(['moderator', 'list'])(db, pictures)).toBe(asha.email);
    await readCommand(['moderator', 'remove', asha.email])(db, pictures);
    expect(await isModerator()).toBe(false);
    await expect(
      readCommand(['moderator', 'add', 'no.one@example.com'])(db, pictures),
    ).rejects.toThrow('There is no account with the address no.one@example.com.');
    expect(await readCommand(['sessions', 'end', asha.email])(db, pictures)).toContain(
      'in 1 places',
    );
    expect(await testApp.app.identify(asha.token)).toBeUndefined();
    await expect(readCommand(['moderator', 'add', "' or true; --"])(db, pictures)).rejects.toThrow(
      'There is no account',
    );
    await close();
  });

  it('reports a missing database, and creates none', async () => {
    const { code, output } = await type(['moderator', 'list'], { DATA_DIR: folder });
    expect([code, output]).toEqual([1, expect.stringContaining('There is no database in')]);
  });

  it('works with a running server, without one, and with DATABASE_URL', async () => {
    const env = { DATA_DIR: join(folder, 'data'), UPAJ_STATE_DIR: join(folder, 'state') };
    const options = { dataDir: env.DATA_DIR, stateDir: env.UPAJ_STATE_DIR, log: () => undefined };
    const embedded = await startEmbedded(options);
    const { pool, close } = connect({ ...embedded.config });
    await migrate(pool, fileURLToPath(new URL('../../src/db/migrations', import.meta.url)));
    await pool.query(
      "insert into users (name, email, email_verified, phone, street, city, state, postal_code) values ('Asha', 'asha@example.com', true, '', '', '', '', '')",
    );
    const added = await type(['moderator', 'add', 'asha@example.com'], env);
    expect(added).toEqual({ code: 0, output: 'asha@example.com is a moderator now.' });
    const { user, password, host, port, database } = embedded.config;
    const url = `postgres://${user}:${password}@/${database}?host=${host}&port=${port}`;
    const outside = await type(['moderator', 'list'], { DATABASE_URL: url });
    expect(outside).toEqual({ code: 0, output: 'asha@example.com' });
    await close();
    await embedded.stop();
    const alone = await type(['moderator', 'list'], env);
    expect(alone).toEqual({ code: 0, output: 'asha@example.com' });
    await rm(join(embedded.where.data, 'global/pg_control'));
    const broken = await type(['moderator', 'list'], env);
    expect(broken).toEqual({ code: 1, output: expect.stringContaining('does not start') });
  });
});

async function databaseOf({ pool }: TestApp): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
}
