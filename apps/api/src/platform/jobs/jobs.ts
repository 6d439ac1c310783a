import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { type $ZodType, type input, parse } from 'zod/v4/core';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { AnyJob, Job } from './define-job.ts';
import { runJob, type WorkerContext } from './run-job.ts';
import { poolExecutor, transactionExecutor } from './sql-executor.ts';
import { createWakeup, type Wakeup } from './wakeup.ts';

const DAY = 24 * 60 * 60;
// "jobs" in ASCII.
const KEY = 0x6a_6f_62_73;

/** Work that waits in the database, is shared by all processes and survives them. */
export interface Jobs {
  /**
   * Puts work into the queue and gives its id.
   * Within `tx` it is there if and only if the transaction succeeds.
   */
  enqueue<S extends $ZodType>(job: Job<S>, data: input<S>, tx?: Tx): Promise<string>;
  /** Forgets the work of this kind whose data holds `part`, unless it is being done. */
  forget(job: AnyJob, part: Record<string, unknown>, tx: Tx): Promise<void>;
  /** Takes on a further kind of work; only before `start`. */
  add(job: AnyJob): void;
  /** Prepares the queues and begins to work. */
  start(): Promise<void>;
  /** Takes nothing more, and lets what is running finish for `patience` ms before it is cut off. */
  stop(patience?: number): Promise<void>;
}

/** Sets up the queues of these jobs in schema `jobs` of the database. */
export function createJobs(deps: {
  pool: pg.Pool;
  list: readonly AnyJob[];
  log: FastifyBaseLogger;
  lease?: number | undefined;
  pollEvery?: number | undefined;
}): Jobs {
  const { pool, log, lease = 30, pollEvery = 1000 } = deps;
  const list = [...deps.list];
  const boss = createBoss(pool, log);
  const stopping = new AbortController();
  const cutting = new AbortController();
  const wakeup = createWakeup();
  const bench = { boss, log, lease, pollEvery, cutting: cutting.signal };
  const loops: Promise<void>[] = [];
  return {
    async enqueue({ name, schema, options }, data, tx) {
      const { retryLimit, retryDelay, retryBackoff } = options;
      const id = await boss.send(name, Object(parse(schema, data)), {
        ...{ retryLimit, retryDelay, retryBackoff, expireInSeconds: lease },
        ...(tx && { db: transactionExecutor(tx) }),
      });
      if (id === null) throw new Error(`there is no queue for ${name}`);
      wakeup.enqueued(name);
      return id;
    },

    async forget({ name }, part, tx) {
      const holds = sql`name = ${name} and state <> 'active' and data @> ${JSON.stringify(part)}::jsonb`;
      const queries = queriesOf(tx);
      await queries.execute(sql`delete from jobs.job where ${holds}`);
      await queries.execute(sql`delete from jobs.archive where ${holds}`);
    },

    add(job) {
      list.push(job);
    },

    async start() {
      // Creating queues locks tables in an order that two processes at once would deadlock on.
      await withAdvisoryLock(pool, KEY, async () => {
        await boss.start();
        for (const { name } of list) await boss.createQueue(name);
      });
      loops.push(maintain(bench, list, stopping.signal));
      for (const job of list) {
        for (let at = 0; at < job.options.atOnce; at++)
          loops.push(work(bench, job, wakeup, stopping.signal));
      }
    },

    async stop(patience = 5000) {
      stopping.abort();
      const late = setTimeout(() => cutting.abort(), patience);
      await Promise.all(loops);
      clearTimeout(late);
      await boss.stop();
    },
  };
}

function createBoss(pool: pg.Pool, log: FastifyBaseLogger): PgBoss {
  const boss = new PgBoss({
    db: poolExecutor(pool),
    schema: 'jobs',
    schedule: false,
    supervise: false,
    archiveFailedAfterSeconds: 30 * DAY,
    deleteAfterDays: 30,
  });
  // Unheard, an error event would end the process.
  return boss.on('error', (err) => log.error({ err }, 'jobs'));
}

async function work(
  bench: WorkerContext,
  job: AnyJob,
  wakeup: Wakeup,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const taken = await take(bench, job);
    if (taken) {
      wakeup.taken(job.name);
      await runJob(bench, job, taken);
    } else await wakeup.sleep(job.name, bench.pollEvery, stopping);
  }
}

/** Takes one waiting job; a database that does not answer now is asked again later. */
async function take({ boss, log }: WorkerContext, { name }: AnyJob) {
  try {
    const [taken] = await boss.fetch<unknown>(name, { includeMetadata: true });
    return taken;
  } catch (err) {
    log.warn({ err, job: name }, 'no job could be taken');
    return undefined;
  }
}

/** Gives the jobs of dead processes back to the queue, clears away what is old, and brings up what is due again. */
async function maintain(
  bench: WorkerContext,
  list: readonly AnyJob[],
  stopping: AbortSignal,
): Promise<void> {
  const { boss, log, lease } = bench;
  const look = async () => {
    await boss.maintain();
    for (const job of list) if (job.every) await enqueueRecurring(bench, job, job.every);
  };
  while (!stopping.aborted) {
    await look().catch((err: unknown) => log.warn({ err }, 'jobs are not looked after'));
    await sleep((lease * 1000) / 3, stopping);
  }
}

/** Every process brings it up; the database takes it once in each span of time. */
async function enqueueRecurring(
  { boss, lease }: WorkerContext,
  { name, options }: AnyJob,
  every: number,
) {
  const { retryLimit, retryDelay, retryBackoff } = options;
  const singletonSeconds = every;
  await boss.send(
    name,
    {},
    { retryLimit, retryDelay, retryBackoff, expireInSeconds: lease, singletonSeconds },
  );
}

async function sleep(ms: number, stopping: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}
