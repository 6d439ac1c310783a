import { readFile } from 'node:fs/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { connect as connectPool } from './database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const ask = (config: pg.PoolConfig) => {
  const pool = new pg.Pool(config);
  return caught(pool.query('select 1').finally(() => pool.end()));
};
const state = (code: string) => Object.assign(new Error('a server error'), { code });

describe('the database is unavailable after', () => {
  it('a connection to a closed port', async () => {
    expect(isDatabaseUnavailable(await ask({ host: '127.0.0.1', port: 1 }))).toBe(true);
  });

  it('a connection to a deleted socket', async () => {
    expect(isDatabaseUnavailable(await ask({ host: '/nowhere' }))).toBe(true);
  });

  it('a wait for a pool whose connections are all in use', async () => {
    const { pool } = connectPool({ ...inject('server'), max: 1 });
    const held = await pool.connect();
    // Set only now: on a busy machine the first connection takes longer.
    pool.options.connectionTimeoutMillis = 20;
    const error = await caught(pool.query('select 1'));
    held.release();
    await pool.end();
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each(['08006', '57P01', '57P03', '53300', '53200', '57014', '55P03'])(
    'the state %s, however deep it lies',
    (code) => {
      expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], state(code)))).toBe(true);
    },
  );
});

describe('the database is available after', () => {
  it.each(['23505', '42P01', '53100'])('the state %s', (code) => {
    expect(isDatabaseUnavailable(state(code))).toBe(false);
  });

  it('a file that is missing', async () => {
    expect(isDatabaseUnavailable(await caught(readFile('/nowhere')))).toBe(false);
  });

  it('a value that is not an error', () => {
    expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
  });
});
