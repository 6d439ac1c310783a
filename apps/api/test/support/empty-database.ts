import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const ACCOUNT_SECRET = 'x'.repeat(32);

/** The settings of a server with an empty external database. */
export async function createEmptyDatabase(): Promise<Record<string, string>> {
  const { user, password, host } = inject('server');
  const database = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ ...inject('server') });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const url = `postgres://${user}:${password}@/${database}?host=${host}`;
  return { DATABASE_URL: url, ACCOUNT_SECRET };
}
