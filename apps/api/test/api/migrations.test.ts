import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { type Connected, connect } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { createEmptyDatabase } from '../support/empty-database.ts';

const folder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** The migrations as they were when `last` was the newest. */
async function migrationsUpTo(last: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'upaj-migrations-'));
  cleanUps.push(() => rm(copy, { recursive: true }));
  await cp(folder, copy, { recursive: true });
  const journal = join(copy, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const at = entries.findIndex(({ tag }: { tag: string }) => tag === last);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at + 1) }));
  return copy;
}

async function emptyDatabase(): Promise<Connected> {
  const { DATABASE_URL } = await createEmptyDatabase();
  const connected = connect({ connectionString: DATABASE_URL });
  cleanUps.push(connected.close);
  return connected;
}

/** The names of all tables, indexes and constraints. */
async function namesIn(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    union all select conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')`);
  return rows.map(({ name }) => name).join(' ');
}

const USER = '3b8a1c1e-6a2b-4a53-9d43-5f0c7b9f2f11';

it('a database in use keeps its idempotency keys and the sign-ins at Google that have begun', async () => {
  const { pool } = await emptyDatabase();
  await migrate(pool, await migrationsUpTo('0008_events'));
  await pool.query(
    `insert into users (id, name, email, phone, street, city, state, postal_code)
     values ('${USER}', 'Asha', 'asha@example.com', '', '', '', '', '');
     insert into idempotent_answers (person_id, key, digest, reply, created_at)
     values ('${USER}', 'k', 'd', '{"_id": "x"}', now());
     insert into google_trips (handle_hash, state, nonce, verifier, expires_at)
     values ('h', 's', 'n', 'v', now())`,
  );
  await migrate(pool, folder);
  const keys = await pool.query('select user_id, key, digest, response from idempotency_keys');
  expect(keys.rows).toEqual([{ user_id: USER, key: 'k', digest: 'd', response: { _id: 'x' } }]);
  const states = await pool.query('select handle_hash, state, nonce, verifier from oauth_states');
  expect(states.rows).toEqual([{ handle_hash: 'h', state: 's', nonce: 'n', verifier: 'v' }]);
  expect(await namesIn(pool)).not.toMatch(/idempotent_answers|google_trips|person_id/);
  // The platform's table no longer refers to the users of a domain.
  await pool.query('delete from users');
  expect((await pool.query('select from idempotency_keys')).rowCount).toBe(1);
});
