import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { TEMPLATE } from '../../../../test/support/database.setup.ts';
import { type Connected, connect } from '../../../db/database.ts';

/** A database of a test's own, and how another process reaches it. */
export interface TestDatabase extends Connected {
  config: pg.PoolConfig;
}

/** Opens a fresh copy of the migrated database, which is dropped when the test file ends. */
export async function openDatabase(): Promise<TestDatabase> {
  const server = inject('server');
  const database = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create database ${database} template ${TEMPLATE}`);
  const config = { ...server, database };
  const connected = connect(config);
  afterAll(async () => {
    await connected.close();
    await administer(`drop database ${database} with (force)`);
  });
  return { ...connected, config };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('server') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
