import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { NonRetryableError } from './non-retryable-error.ts';

/** How stubbornly a job is tried. */
export interface RetryPolicy {
  /** How often it is tried again after it has failed for the first time. */
  retryLimit: number;
  /** Seconds before it is tried again, a whole number. */
  retryDelay: number;
  /** Whether each wait is about twice the one before; the first is then at least a second. */
  retryBackoff: boolean;
  /** The longest that one try may take; it is then told to stop and counts as failed. */
  expireInSeconds: number;
  /** How many of these one process works on at the same time. */
  atOnce: number;
}

/** One try of a job. */
export interface JobContext {
  /** The same for every try of the job. */
  id: string;
  enqueuedAt: Date;
  /** Aborted when the try has taken too long, or when the server is stopping. */
  signal: AbortSignal;
}

/** A job of any kind, as workers see it. */
export interface AnyJob {
  name: string;
  options: RetryPolicy;
  /** Seconds after which it comes up by itself again; undefined if it is only ever asked for. */
  every?: number;
  run(data: unknown, attempt: JobContext): Promise<void>;
}

/** A kind of work that is done apart from the request that causes it. */
export interface Job<S extends $ZodType> extends AnyJob {
  schema: S;
}

/**
 * Names a kind of work, what it needs to know and how it is done.
 * A crash between the work and the note that it is done has it done again, so work must bear that.
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

/** Names work that comes up by itself, at the start of each span of `every` seconds, and is done by one process. */
export function defineRecurringJob(
  name: string,
  every: number,
  work: (attempt: JobContext) => Promise<void>,
  options: RetryPolicy,
): AnyJob {
  return { name, every, options, run: (_data, attempt) => work(attempt) };
}
