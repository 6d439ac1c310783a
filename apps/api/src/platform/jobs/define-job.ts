import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { NonRetryableError } from './non-retryable-error.ts';

/** How a failed job is retried. */
export interface RetryPolicy {
  /** Maximum number of retries after the first attempt. */
  retryLimit: number;
  /** Seconds before a retry, a whole number. */
  retryDelay: number;
  /** Whether each delay is about twice the one before; the first is then at least a second. */
  retryBackoff: boolean;
  /** Timeout of one attempt in seconds; its signal is then aborted and the attempt has failed. */
  expireInSeconds: number;
  /** How many of these jobs one process runs at the same time. */
  atOnce: number;
}

/** One attempt of a job. */
export interface JobContext {
  /** The same for every attempt of the job. */
  id: string;
  enqueuedAt: Date;
  /** Aborted when the attempt has timed out, or when the server stops. */
  signal: AbortSignal;
}

/** A job of any kind, as workers see it. */
export interface AnyJob {
  name: string;
  options: RetryPolicy;
  /** Interval of a recurring job in seconds; undefined for a job that is only enqueued. */
  every?: number;
  run(data: unknown, attempt: JobContext): Promise<void>;
}

/** A kind of job that runs outside the request that enqueues it. */
export interface Job<S extends $ZodType> extends AnyJob {
  schema: S;
}

/**
 * Defines a kind of job: its name, the schema of its data and its handler.
 * After a crash before the result is stored the job runs again, so handlers must be idempotent.
 */
export function defineJob<S extends $ZodType>(
  name: string,
  schema: S,
  work: (data: output<S>, attempt: JobContext) => Promise<void>,
  options: RetryPolicy,
): Job<S> {
  return {
    name,
    schema,
    options,
    async run(data, attempt) {
      const { success, data: known } = safeParse(schema, data);
      if (!success) throw new NonRetryableError(`the data of ${name} is not of this version`);
      await work(known, attempt);
    },
  };
}

/** Defines a recurring job, which one process runs at the start of each interval of `every` seconds. */
export function defineRecurringJob(
  name: string,
  every: number,
  work: (attempt: JobContext) => Promise<void>,
  options: RetryPolicy,
): AnyJob {
  return { name, every, options, run: (_data, attempt) => work(attempt) };
}
