import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it, vi } from 'vitest';
import { createAccountStore } from '../../src/domains/accounts/accounts.store.ts';
import { createCropStore } from '../../src/domains/crops/crops.store.ts';
import { eventually } from '../support/eventually.ts';
import { openTestApp, today } from '../support/open-test-app.ts';
import { runJob } from '../support/run-job.ts';
import { signUp } from '../support/sign-up.ts';

const days = (count: number) => new Date(today.getTime() + count * 24 * 60 * 60 * 1000);

it('expired records are deleted while the server runs, and others are kept', async () => {
  const { app, pool, dataDir, setNow } = await openTestApp();
  const { userId } = await signUp(app);
  const ask = (sql: string, values: unknown[]) => pool.query(sql, values);
  for (const [name, at] of [
    ['over', days(1)],
    ['alive', days(9)],
  ] as const) {
    await ask('insert into sessions (user_id, token, expires_at) values ($1, $2, $3)', [
      userId,
      name,
      at,
    ]);
    await ask(
      "insert into otps (id, purpose, subject, email, handle_hash, expires_at) values ($1, 'password', $2, '', $2, $3)",
      [randomUUID(), name, at],
    );
    await ask(
      "insert into oauth_states (handle_hash, state, nonce, verifier, expires_at) values ($1, '', '', '', $2)",
      [name, at],
    );
    await ask(
      'insert into idempotency_keys (user_id, key, digest, created_at) values ($1, $2, $2, $3)',
      [userId, name, days(name === 'over' ? 0 : 2)],
    );
  }
  const lost = join(dataDir, 'pictures', randomUUID());
  await mkdir(lost, { recursive: true });
  await writeFile(join(lost, '320.webp'), 'x');
  await utimes(lost, today, today);

  setNow(days(2));
  await runJob(pool, 'clean-up');
  const left = async (table: string, column: string) =>
    (await pool.query(`select ${column} as name from ${table} order by 1`)).rows;
  const alive = [{ name: 'alive' }];
  await eventually(async () => {
    expect(await left('otps', 'subject')).toEqual(alive);
    expect(await left('oauth_states', 'handle_hash')).toEqual(alive);
    expect(await left('idempotency_keys', 'key')).toEqual(alive);
    expect(await left('sessions', 'token')).toEqual(expect.arrayContaining(alive));
    expect(await left('sessions', 'token')).not.toContainEqual({ name: 'over' });
    expect(existsSync(lost)).toBe(false);
  });
});

it('a process with a wrong clock deletes nothing that is valid by the clock of the database', async () => {
  const { app, pool, dataDir, again } = await openTestApp({ isNow: true });
  await signUp(app);
  const young = join(dataDir, 'pictures', randomUUID());
  await mkdir(young, { recursive: true });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3650 * 24 * 60 * 60 * 1000 });
  try {
    await again();
  } finally {
    vi.useRealTimers();
  }
  expect((await pool.query('select from sessions')).rowCount).toBe(1);
  expect(existsSync(young)).toBe(true);
});

it('the clean-up can look up all pictures of a large market at once', async () => {
  const { pool } = await openTestApp();
  const db = drizzle(pool);
  const many = Array.from({ length: 70_000 }, () => randomUUID());
  expect(await createCropStore(db).usedPictures(many)).toEqual([]);
  expect(await createAccountStore(db).usedPictures(many)).toEqual([]);
});
