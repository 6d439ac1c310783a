import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type $ZodType, type input, parse } from 'zod/v4/core';
import type { Listener } from '../../db/listen.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { createWorker, type Worker } from '../concurrency/worker.ts';
import type { AnyJob, Job } from './define-job.ts';
import { createDueJobs } from './due-jobs.ts';
import { createBoss, prepareQueues } from './queues.ts';
import { runJob, type WorkerContext } from './run-job.ts';
import { transactionExecutor } from './sql-executor.ts';

/** The channel on which the kind of a job is sent when it has been enqueued. */
const CHANNEL = 'jobs';
const HOUR = 60 * 60 * 1000;

/** A queue of jobs in the database, shared by all processes. */
export interface Jobs {
  /**
   * Adds a job to the queue and returns its id.
   * With `tx`, the job exists if and only if the transaction commits.
   */
  enqueue<S extends $ZodType>(job: Job<S>, data: input<S>, tx?: Tx): Promise<string>;
  /** Deletes the jobs of this kind whose data contains `part`, except running ones. */
  deleteWaiting(job: AnyJob, part: Record<string, unknown>, tx: Tx): Promise<void>;
  /** Registers a further kind of job; only before `start`. */
  add(job: AnyJob): void;
  /** Creates missing queues and starts the workers. */
  start(): Promise<void>;
  /** Takes no further jobs, and aborts those that still run after `timeout` ms. */
  stop(timeout?: number): Promise<void>;
}

/**
 * Sets up the queues of these jobs in schema `jobs` of the database. Workers are woken by the listener;
 * three times in each `lease` seconds they also check the queue without a notification.
 */
export function createJobs(deps: {
  pool: pg.Pool;
  listener: Listener;
  list: readonly AnyJob[];
  log: FastifyBaseLogger;
  lease?: number | undefined;
}): Jobs {
  const { pool, listener, log, lease = 30 } = deps;
  const list = [...deps.list];
  const boss = createBoss(pool, log);
  const stopping = new AbortController();
  const aborting = new AbortController();
  const workers = new Map<string, Worker>();
  const due = createDueJobs(pool, workers);
  const refresh = () =>
    due.refresh().catch((err: unknown) => log.warn({ err }, 'cannot ask which jobs are due'));
  const context = { boss, log, lease, abortSignal: aborting.signal, onRetry: refresh };
  let maintenance = Promise.resolve();
  listener.on(CHANNEL, (name) => workers.get(name)?.wake());
  listener.onConnect(() => {
    for (const worker of workers.values()) worker.wake();
  });
  return {
    async enqueue({ name, schema, options }, data, tx) {
      const { retryLimit, retryDelay, retryBackoff } = options;
      const id = await boss.send(name, Object(parse(schema, data)), {
        retryLimit,
        retryDelay,
        retryBackoff,
        expireInSeconds: lease,
        ...(tx && { db: transactionExecutor(tx) }),
      });
      if (id === null) throw new Error(`there is no queue for ${name}`);
      // Sent when the transaction commits, and not at all when it does not.
      if (tx) await queriesOf(tx).execute(sql`select pg_notify(${CHANNEL}, ${name})`);
      else await pool.query('select pg_notify($1, $2)', [CHANNEL, name]);
      return id;
    },

    async deleteWaiting({ name }, part, tx) {
      const matches = sql`name = ${name} and state <> 'active' and data @> ${JSON.stringify(part)}::jsonb`;
      const queries = queriesOf(tx);
      await queries.execute(sql`delete from jobs.job where ${matches}`);
      await queries.execute(sql`delete from jobs.archive where ${matches}`);
    },

    add(job) {
      list.push(job);
    },

    async start() {
      await prepareQueues(boss, pool, list);
      for (const job of list) workers.set(job.name, workerOf(context, job, stopping.signal));
      maintenance = maintain(context, list, refresh, stopping.signal);
    },

    async stop(timeout = 5000) {
      stopping.abort();
      due.stop();
      const late = setTimeout(() => aborting.abort(), timeout);
      await Promise.all([maintenance, ...[...workers.values()].map((one) => one.finish())]);
      clearTimeout(late);
      due.stop();
      await boss.stop();
    },
  };
}

function workerOf(context: WorkerContext, job: AnyJob, stopping: AbortSignal): Worker {
  const { boss } = context;
  return createWorker({
    atOnce: job.options.atOnce,
    // pg-boss gives no jobs when the database does not answer.
    take: (batchSize) => boss.fetch<unknown>(job.name, { includeMetadata: true, batchSize }),
    run: (taken) => runJob(context, job, taken),
    stopping,
  });
}

/** Gives the jobs of dead processes back to the queue, clears away what is old, and brings up what is due again. */
async function maintain(
  context: WorkerContext,
  list: readonly AnyJob[],
  refresh: () => Promise<void>,
  stopping: AbortSignal,
): Promise<void> {
  const { boss, log, lease } = context;
  let archivedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const isLongAgo = Date.now() - archivedAt >= HOUR;
    if (isLongAgo) await boss.maintain();
    else await boss.expire();
    if (isLongAgo) archivedAt = Date.now();
    for (const job of list) if (job.every) await enqueueRecurring(context, job, job.every);
  };
  while (!stopping.aborted) {
    await look().catch((err: unknown) => log.warn({ err }, 'jobs are not maintained'));
    await refresh();
    await wait((lease * 1000) / 3, undefined, { signal: stopping }).catch(() => undefined);
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
