import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { eventually } from '../../test/support/eventually.ts';
import { type Connected, connect } from './database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const stopped: number[] = [];
const open: Connected[] = [];
const TIMEOUT = 1000;
afterEach(async () => {
  for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
  for (const connected of open.splice(0)) await connected.close();
});

/** One connection, with a short time limit for queries. */
function connectOne(): Connected {
  const limits = { connections: 1, statementMs: 60_000 };
  const connected = connect(
    { ...inject('server'), query_timeout: TIMEOUT },
    { requests: limits, searches: { connections: 1, statementMs: 100 } },
  );
  open.push(connected);
  return connected;
}

const backendOf = async ({ db }: Connected): Promise<number> => {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
};
const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Stops the backend of the one connection: it keeps its socket, but does not respond. */
async function stopBackend(connected: Connected): Promise<void> {
  const pid = await backendOf(connected);
  process.kill(pid, 'SIGSTOP');
  stopped.push(pid);
}

it.each([
  ['a query', (db: Connected['db']) => db.execute(sql`select 1`)],
  ['a transaction', (db: Connected['db']) => db.transaction((tx) => tx.execute(sql`select 1`))],
])('%s on a stopped server fails soon, and closes its connection', async (_, ask) => {
  const connected = connectOne();
  await stopBackend(connected);
  const before = performance.now();
  expect(isDatabaseUnavailable(await caught(ask(connected.db)))).toBe(true);
  expect(performance.now() - before).toBeLessThan(5 * TIMEOUT);
  expect(connected.pool.totalCount).toBe(0);
  await ask(connected.db);
});

it('a transaction whose server stops waits once, and not again for its rollback', async () => {
  const connected = connectOne();
  const failing = connected.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const [{ pid } = { pid: 0 }] = rows;
    process.kill(pid, 'SIGSTOP');
    stopped.push(pid);
    await tx.execute(sql`select 2`);
  });
  const before = performance.now();
  expect(isDatabaseUnavailable(await caught(failing))).toBe(true);
  expect(performance.now() - before).toBeLessThan(2 * TIMEOUT);
  expect(await backendOf(connected)).not.toBe(stopped[0]);
});

it('a connection lost during a transaction ends neither the process nor the pool', async () => {
  const connected = connectOne();
  const admin = new pg.Client({ ...inject('server') });
  await admin.connect();
  const failing = connected.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // The connection is in use, and has no pending query that could be rejected.
    const find = 'select from pg_stat_activity where pid = $1';
    await eventually(async () => {
      expect((await admin.query(find, [rows[0]?.pid])).rowCount).toBe(0);
    });
    await tx.execute(sql`select 2`);
  });
  expect(isDatabaseUnavailable(await caught(failing))).toBe(true);
  await admin.end();
  expect(await backendOf(connected)).toBeGreaterThan(0);
});

it('a search that takes too long is canceled by the server, and does not affect other connections', async () => {
  const connected = connectOne();
  const slow = sql`select pg_sleep(30)`;
  const searches = [connected.searchDb.execute(slow), connected.searchDb.execute(slow)];
  expect(await backendOf(connected)).toBeGreaterThan(0);
  for (const search of searches) expect(isDatabaseUnavailable(await caught(search))).toBe(true);
});
