import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { AnyJob } from './define-job.ts';
import { NonRetryableError } from './non-retryable-error.ts';

/** What a worker works with. */
export interface WorkerContext {
  boss: PgBoss;
  log: FastifyBaseLogger;
  /** Seconds after which a job whose process has fallen silent is given to another. */
  lease: number;
  /** Aborted when what is still running must end. */
  cutting: AbortSignal;
  /** Called when a job has failed and waits for its next try. */
  onRetry: () => Promise<void>;
}

type Taken = PgBoss.JobWithMetadata<unknown>;

/** Carries one job out that has been taken from the queue, and notes how it went. */
export async function runJob(bench: WorkerContext, job: AnyJob, taken: Taken): Promise<void> {
  const { boss } = bench;
  const heartbeat = setInterval(() => void renewLease(bench, taken), (bench.lease * 1000) / 3);
  try {
    const problem = await attempt(bench, job, taken);
    await retryUntilStored(bench, () => {
      if (problem) return fail(bench, taken, problem);
      // Done jobs are not kept: what they carried is people's data. Repeated ones carry none, and mark their span.
      return boss[job.every ? 'complete' : 'deleteJob'](taken.name, taken.id);
    });
  } finally {
    clearInterval(heartbeat);
  }
}

async function attempt(
  bench: WorkerContext,
  job: AnyJob,
  taken: Taken,
): Promise<Error | undefined> {
  const shutdown = new AbortController();
  const { signal } = shutdown;
  const cut = () => shutdown.abort(new Error('the server stopped'));
  bench.cutting.addEventListener('abort', cut);
  const late = setTimeout(
    () => shutdown.abort(new Error(`took longer than ${job.options.expireInSeconds} s`)),
    job.options.expireInSeconds * 1000,
  );
  try {
    const { id, createdOn: enqueuedAt, data } = taken;
    if (bench.cutting.aborted) cut();
    signal.throwIfAborted();
    // Work that does not listen to its signal must not hold the worker for ever.
    await Promise.race([job.run(data, { id, enqueuedAt, signal }), rejectOn(signal)]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(late);
    bench.cutting.removeEventListener('abort', cut);
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
  problem: Error,
): Promise<void> {
  const { name, id, retryCount, retryLimit } = taken;
  const isLast = problem instanceof NonRetryableError || retryCount >= retryLimit;
  log[isLast ? 'error' : 'warn']({ job: name, id, tries: retryCount + 1, err: problem }, 'failed');
  if (isLast) {
    const lastTry = 'update jobs.job set retry_limit = retry_count where name = $1 and id = $2';
    await boss.getDb().executeSql(lastTry, [name, id]);
  }
  await boss.fail(name, id, { message: problem.message });
  if (!isLast) await onRetry();
}

async function renewLease({ boss, log }: WorkerContext, { name, id }: Taken): Promise<void> {
  const again =
    "update jobs.job set started_on = now() where name = $1 and id = $2 and state = 'active'";
  await boss
    .getDb()
    .executeSql(again, [name, id])
    .catch((err: unknown) => log.warn({ job: name, id, err }, 'could not renew'));
}

/** Until this has been noted, the job would be done again. */
async function retryUntilStored(
  { cutting, log }: WorkerContext,
  note: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await note();
      return;
    } catch (err) {
      log.error({ err }, 'could not note how a job went');
      if (cutting.aborted) return;
      await wait(1000, undefined, { signal: cutting }).catch(() => undefined);
    }
  }
}
