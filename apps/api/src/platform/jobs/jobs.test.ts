import { once } from 'node:events';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '../../../test/support/eventually.ts';
import { createListener } from '../../db/listen.ts';
import { createInTransaction, type InTransaction } from '../../db/transaction.ts';
import { defineJob, defineRecurringJob, type RetryPolicy } from './define-job.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { NonRetryableError } from './non-retryable-error.ts';
import { openDatabase, type TestDatabase } from './testing/open-database.ts';
import { quietLog } from './testing/quiet-log.ts';

let database: TestDatabase;
let inTransaction: InTransaction;
beforeAll(async () => {
  database = await openDatabase();
  inTransaction = createInTransaction(database.db);
});

const open: { stop(patience?: number): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop(200);
  await database.pool.query('delete from jobs.job');
});

const options: RetryPolicy = {
  retryLimit: 2,
  retryDelay: 0,
  retryBackoff: false,
  expireInSeconds: 30,
  atOnce: 1,
};
const Field = z.strictObject({ field: z.string() });

/** A process that does these jobs on the shared database. */
function processOf(...list: Parameters<typeof createJobs>[0]['list']): Jobs {
  return processWith(1, ...list);
}

function processWith(lease: number, ...list: Parameters<typeof createJobs>[0]['list']): Jobs {
  const { log } = quietLog();
  const { pool } = database;
  const listener = createListener({ pool, log });
  const jobs = createJobs({ pool, listener, list, log, lease });
  open.push(jobs, listener);
  const start = async () => {
    await listener.start();
    await jobs.start();
  };
  return { ...jobs, start };
}

async function states(): Promise<unknown[]> {
  const { rows } = await database.pool.query('select state, retry_count, output from jobs.job');
  return rows;
}

it('a job runs once, however many processes share the queue', async () => {
  const done: string[] = [];
  const sow = defineJob('sow', Field, async ({ field }) => void done.push(field), {
    ...options,
    atOnce: 3,
  });
  const processes = [processOf(sow), processOf(sow), processOf(sow)];
  await Promise.all(processes.map((jobs) => jobs.start()));
  const fields = Array.from({ length: 40 }, (_, at) => `field ${at}`);
  const [first] = processes;
  for (const field of fields) await first?.enqueue(sow, { field });
  await eventually(async () => expect(await states()).toEqual([]));
  expect(done.toSorted()).toEqual(fields.toSorted());
});

it('a job exists if and only if the transaction that enqueued it commits', async () => {
  const done: string[] = [];
  const sow = defineJob('sow', Field, async ({ field }) => void done.push(field), options);
  const jobs = processOf(sow);
  await jobs.start();
  const failing = inTransaction(async (tx) => {
    await jobs.enqueue(sow, { field: 'given up' }, tx);
    throw new Error('no seed');
  });
  await expect(failing).rejects.toThrow('no seed');
  await inTransaction(async (tx) => {
    await jobs.enqueue(sow, { field: "Asha's, $1 लाल" }, tx);
    expect(done).toEqual([]);
  });
  await eventually(() => expect(done).toEqual(["Asha's, $1 लाल"]));
});

it('a job starts at once, long before the next check of the queue, also when its transaction commits late', async () => {
  const done: string[] = [];
  const sow = defineJob('sow', Field, async ({ field }) => void done.push(field), options);
  const jobs = processWith(180, sow);
  await jobs.start();
  await jobs.enqueue(sow, { field: 'north' });
  await eventually(() => expect(done).toEqual(['north']));
  await inTransaction(async (tx) => {
    await jobs.enqueue(sow, { field: 'south' }, tx);
    // A worker is woken before the commit and finds nothing: this query gives a connection back, and then its search does.
    const released = vi.fn();
    database.pool.on('release', released);
    await database.pool.query("select pg_notify('jobs', 'sow')");
    await eventually(() => expect(released.mock.calls.length).toBeGreaterThan(1));
    database.pool.off('release', released);
  });
  await eventually(() => expect(done).toEqual(['north', 'south']));
});

it('a job that fails is retried, and stored as failed after the last attempt', async () => {
  const tries: string[] = [];
  const sow = defineJob(
    'sow',
    Field,
    async (_data, { id }) => {
      tries.push(id);
      throw new Error('rain');
    },
    options,
  );
  const jobs = processOf(sow);
  await jobs.start();
  const id = await jobs.enqueue(sow, { field: 'north' });
  const failed = { state: 'failed', retry_count: 2, output: { message: 'rain' } };
  await eventually(async () => expect(await states()).toEqual([failed]));
  expect(tries).toEqual([id, id, id]);
});

it('a job with a non-retryable error is not retried', async () => {
  const sow = defineJob(
    'sow',
    Field,
    async () => {
      throw new NonRetryableError('the field was sold');
    },
    options,
  );
  const jobs = processOf(sow);
  await jobs.start();
  await jobs.enqueue(sow, { field: 'north' });
  const failed = { state: 'failed', retry_count: 0, output: { message: 'the field was sold' } };
  await eventually(async () => expect(await states()).toEqual([failed]));
});

it('a job whose data is of an older version is stored as failed', async () => {
  const old = defineJob(
    'sow',
    z.strictObject({ acre: z.number() }),
    async () => undefined,
    options,
  );
  const done: string[] = [];
  const sow = defineJob('sow', Field, async ({ field }) => void done.push(field), options);
  const jobs = processOf(sow);
  await jobs.start();
  await jobs.enqueue(old, { acre: 2 });
  await eventually(async () => expect(await states()).toMatchObject([{ state: 'failed' }]));
  expect(done).toEqual([]);
});

it('a job that times out is aborted, and fails even if it ignores its signal', async () => {
  const aborted = vi.fn();
  const sow = defineJob(
    'sow',
    Field,
    (_data, { signal }) => {
      signal.addEventListener('abort', aborted);
      return new Promise(() => undefined);
    },
    { ...options, retryLimit: 0, expireInSeconds: 0.1 },
  );
  const jobs = processOf(sow);
  await jobs.start();
  await jobs.enqueue(sow, { field: 'north' });
  const output = { message: 'took longer than 0.1 s' };
  await eventually(async () => expect(await states()).toMatchObject([{ output }]));
  expect(aborted).toHaveBeenCalledOnce();
});

it('a long job stays with its process while that lives, and goes to another when it has died', async () => {
  const runners: string[] = [];
  const slow = (name: string) =>
    defineJob(
      'plough',
      Field,
      (_data, { signal }) => {
        runners.push(name);
        return name === 'second'
          ? Promise.resolve()
          : once(signal, 'abort').then(() => new Promise<void>(() => undefined));
      },
      options,
    );
  const first = processOf(slow('first'));
  await first.start();
  await first.enqueue(slow('first'), { field: 'north' });
  await eventually(() => expect(runners).toEqual(['first']));

  const second = processOf(slow('second'));
  await second.start();
  const { rows } = await database.pool.query('select started_on as at from jobs.job');
  // After three leases it has been renewed, and no other process has taken it.
  await eventually(async () => {
    const renewed = await database.pool.query('select started_on as at from jobs.job');
    expect(renewed.rows[0].at - rows[0].at).toBeGreaterThan(3000);
  });
  expect(runners).toEqual(['first']);
  // The job of a dead process: active, without a heartbeat.
  await eventually(async () => {
    await database.pool.query("update jobs.job set started_on = now() - interval '1 hour'");
    expect(runners).toEqual(['first', 'second']);
  });
});

it('a recurring job runs once in each interval, however many processes there are', async () => {
  const done: string[] = [];
  const tidy = defineRecurringJob('tidy', 3600, async ({ id }) => void done.push(id), options);
  const processes = [processOf(tidy), processOf(tidy)];
  await Promise.all(processes.map((jobs) => jobs.start()));
  const completed = { state: 'completed', retry_count: 0, output: null };
  await eventually(async () => expect(await states()).toEqual([completed]));
  // A process that starts later does not run it again.
  const third = processOf(tidy);
  await third.start();
  await third.stop();
  expect([done.length, await states()]).toEqual([1, [completed]]);
  // The next interval.
  await database.pool.query("update jobs.job set singleton_on = singleton_on - interval '1 hour'");
  await processOf(tidy).start();
  await eventually(() => expect(done).toHaveLength(2));
});

it('a server that stops lets running jobs finish and takes no more', async () => {
  const done: string[] = [];
  let finish: (() => void) | undefined;
  const sow = defineJob(
    'sow',
    Field,
    async ({ field }) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      done.push(field);
    },
    options,
  );
  const jobs = processOf(sow);
  await jobs.start();
  await jobs.enqueue(sow, { field: 'begun' });
  await eventually(() => expect(finish).toBeDefined());
  await jobs.enqueue(sow, { field: 'waiting' });
  const stopped = jobs.stop(5000);
  finish?.();
  await stopped;
  expect(done).toEqual(['begun']);
  expect(await states()).toMatchObject([{ state: 'created' }]);
});
