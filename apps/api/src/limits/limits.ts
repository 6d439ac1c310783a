import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';

/** How often something may be done within a time. */
export interface Limit {
  /** Names what is limited; limits of different names count apart. */
  name: string;
  times: number;
  seconds: number;
}

/** Counts who does what how often, in the database and so across all processes. */
export interface Limits {
  /** Counts one more time for `key`; gives the seconds to wait when that is one too many. */
  count(limit: Limit, key: string): Promise<number | undefined>;
  /** Takes one time back. */
  giveBack(limit: Limit, key: string): Promise<void>;
}

/** Counts nothing and refuses nobody. */
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
  return {
    async count(limit, key) {
      try {
        await counterOf(limit).consume(key);
        return undefined;
      } catch (reason) {
        if (isTooMany(reason)) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
        throw reason;
      }
    },

    async giveBack(limit, key) {
      await counterOf(limit).reward(key);
    },
  };
}

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
