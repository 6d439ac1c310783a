import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../../test/support/open-test-app.ts';
import type { Database } from './database.ts';
import { createInTransaction, queriesIn, queriesOf, type Tx } from './transaction.ts';

let db: Database;

beforeAll(async () => {
  const { pool } = await openTestApp();
  db = drizzle(pool);
  await db.execute(sql`create table note (words text primary key)`);
});

const write = (words: string, tx?: Tx) =>
  queriesIn(db, tx).execute(sql`insert into note values (${words})`);
const count = async (words: string) =>
  (await db.execute(sql`select 1 from note where words = ${words}`)).rowCount;

it('commits what the work wrote, and returns its result', async () => {
  const inTransaction = createInTransaction(db);
  expect(await inTransaction(async (tx) => (await write('kept', tx)).rowCount)).toBe(1);
  expect(await count('kept')).toBe(1);
});

it('rolls back everything when the work throws', async () => {
  const work = createInTransaction(db)(async (tx) => {
    await write('undone', tx);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await count('undone')).toBe(0);
});

it('shows nothing to other connections before it ends', async () => {
  await createInTransaction(db)(async (tx) => {
    await write('hidden', tx);
    expect(await count('hidden')).toBe(0);
  });
  expect(await count('hidden')).toBe(1);
});

it('rejects a transaction that it did not open', () => {
  expect(() => queriesOf(Object.freeze({}) as Tx)).toThrow('not opened here');
});
