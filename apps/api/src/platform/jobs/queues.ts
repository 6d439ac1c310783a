import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';
import type { AnyJob } from './define-job.ts';
import { poolExecutor } from './sql-executor.ts';

const DAY = 24 * 60 * 60;
// "jobs" in ASCII.
const KEY = 0x6a_6f_62_73;

/** Opens pg-boss on schema `jobs` of the database, without its own polling. */
export function createBoss(pool: pg.Pool, log: FastifyBaseLogger): PgBoss {
  const boss = new PgBoss({
    db: poolExecutor(pool),
    schema: 'jobs',
    schedule: false,
    supervise: false,
    archiveFailedAfterSeconds: 30 * DAY,
    deleteAfterDays: 30,
  });
  // An error event without a listener would end the process.
  return boss.on('error', (err) => log.error({ err }, 'jobs'));
}

/** Starts pg-boss, and creates its tables and the queues that are missing. */
export async function prepareQueues(
  boss: PgBoss,
  pool: pg.Pool,
  list: readonly AnyJob[],
): Promise<void> {
  const names = list.map(({ name }) => name);
  if (await hasQueues(pool, names)) {
    await boss.start();
    return;
  }
  // Creating queues locks tables in an order that two processes at once would deadlock on.
  await withAdvisoryLock(pool, KEY, async () => {
    await boss.start();
    for (const name of names) await boss.createQueue(name);
  });
}

async function hasQueues(pool: pg.Pool, names: readonly string[]): Promise<boolean> {
  const installed = await pool.query("select to_regclass('jobs.queue') as name");
  if (installed.rows[0].name === null) return false;
  const found = await pool.query('select from jobs.queue where name = any($1)', [names]);
  return found.rowCount === new Set(names).size;
}
