import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { AnyJob } from './define-job.ts';
import { NonRetryableError } from './non-retryable-error.ts';

/** What all workers of a process share. */
export interface WorkerContext {
  boss: PgBoss;
  log: FastifyBaseLogger;
  /** Seconds without a heartbeat after which a job is given to another process. */
  lease: number;
  /** Aborted when running jobs must end. */
  abortSignal: AbortSignal;
  /** Called when a failed job waits for its next attempt. */
  onRetry: () => Promise<void>;
}

type Taken = PgBoss.JobWithMetadata<unknown>;

/** Runs one job that was taken from the queue, and stores its result. */
export async function runJob(context: WorkerContext, job: AnyJob, taken: Taken): Promise<void> {
  const { boss } = context;
  const heartbeat = setInterval(() => void renewLease(context, taken), (context.lease * 1000) / 3);
  try {
    const error = await attempt(context, job, taken);
    await retryUntilStored(context, () => {
      if (error) return fail(context, taken, error);
      // Completed jobs are deleted, since their data is personal. A recurring job has none, and its row marks the interval as done.
      return boss[job.every ? 'complete' : 'deleteJob'](taken.name, taken.id);
    });
  } finally {
    clearInterval(heartbeat);
  }
}

async function attempt(
  context: WorkerContext,
  job: AnyJob,
  taken: Taken,
): Promise<Error | undefined> {
  const attemptAbort = new AbortController();
  const { signal } = attemptAbort;
  const abort = () => attemptAbort.abort(new Error('the server stopped'));
  context.abortSignal.addEventListener('abort', abort);
  const timer = setTimeout(
    () => attemptAbort.abort(new Error(`took longer than ${job.options.expireInSeconds} s`)),
    job.options.expireInSeconds * 1000,
  );
  try {
    const { id, createdOn: enqueuedAt, data } = taken;
    if (context.abortSignal.aborted) abort();
    signal.throwIfAborted();
    // A job that ignores its signal must not block the worker.
    await Promise.race([job.run(data, { id, enqueuedAt, signal }), rejectOn(signal)]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
    context.abortSignal.removeEventListener('abort', abort);
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function fail(
  { boss, log, onRetry }: WorkerContext,
  taken: Taken,
  error: Error,
): Promise<void> {
  const { name, id, retryCount, retryLimit } = taken;
  const isLast = error instanceof NonRetryableError || retryCount >= retryLimit;
  log[isLast ? 'error' : 'warn']({ job: name, id, tries: retryCount + 1, err: error }, 'failed');
  if (isLast) {
    const lastTry = 'update jobs.job set retry_limit = retry_count where name = $1 and id = $2';
    await boss.getDb().executeSql(lastTry, [name, id]);
  }
  await boss.fail(name, id, { message: error.message });
  if (!isLast) await onRetry();
}

async function renewLease({ boss, log }: WorkerContext, { name, id }: Taken): Promise<void> {
  const renew =
    "update jobs.job set started_on = now() where name = $1 and id = $2 and state = 'active'";
  await boss
    .getDb()
    .executeSql(renew, [name, id])
    .catch((err: unknown) =>
      log.warn({ job: name, id, err }, 'could not renew the lease of a job'),
    );
}

/** Stores the result with retries: without it the job would run again. */
async function retryUntilStored(
  { abortSignal, log }: WorkerContext,
  store: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await store();
      return;
    } catch (err) {
      log.error({ err }, 'could not store the result of a job');
      if (abortSignal.aborted) return;
      await wait(1000, undefined, { signal: abortSignal }).catch(() => undefined);
    }
  }
}
