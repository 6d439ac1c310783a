import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';

/** The maximum of an operation within a time. */
export interface Limit {
  /** Name of the limit; limits of different names count separately. */
  name: string;
  times: number;
  seconds: number;
}

/** Defines a limit: a maximum within a number of seconds. */
export const defineLimit = (name: string, times: number, seconds: number): Limit => ({
  name,
  times,
  seconds,
});

/** A limit, and the key that it counts: an account, an address, a mailbox. */
export type Counted = readonly [limit: Limit, key: string];

/** Counts operations in the database, and so across all processes. */
export interface Limits {
  /** Adds one to each limit, or to none: returns the seconds to wait when one has been reached. */
  count(...counted: readonly Counted[]): Promise<number | undefined>;
  /** Subtracts one from each limit. */
  giveBack(...counted: readonly Counted[]): Promise<void>;
}

/** Counts nothing and rejects nothing. */
export const noLimits: Limits = {
  count: async () => undefined,
  giveBack: async () => undefined,
};

/** Counts in the table `limits`. */
export function createLimits(pool: pg.Pool): Limits {
  const counters = new Map<string, RateLimiterPostgres>();
  const counterOf = (limit: Limit): RateLimiterPostgres => {
    const counter = counters.get(limit.name) ?? createCounter(pool, limit);
    counters.set(limit.name, counter);
    return counter;
  };
  const giveBack = async (...counted: readonly Counted[]) => {
    for (const [limit, key] of counted) await counterOf(limit).reward(digest(key));
  };
  return {
    async count(...counted) {
      for (const [at, [limit, key]] of counted.entries()) {
        try {
          await counterOf(limit).consume(digest(key));
        } catch (reason) {
          await giveBack(...counted.slice(0, at));
          if (isTooMany(reason)) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
          throw reason;
        }
      }
      return undefined;
    },

    giveBack,
  };
}

/** Hashes the key, so that the table of limits holds no addresses of users. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

function createCounter(pool: pg.Pool, { name, times, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: name,
    points: times,
    duration: seconds,
  });
}

function isTooMany(reason: unknown): reason is RateLimiterRes {
  return !(reason instanceof Error) && typeof reason === 'object' && reason !== null;
}
