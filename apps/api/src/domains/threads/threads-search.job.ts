import type { FastifyBaseLogger } from 'fastify';
import type { InTransaction } from '../../db/transaction.ts';
import { type AnyJob, defineRecurringJob } from '../../platform/jobs/define-job.ts';
import type { ThreadSearchStore } from './threads-search.store.ts';

const MINUTE = 60;
const AT_ONCE = 100;

/** Recomputes the search terms of discussions that an older version of the names created. */
export const threadsSearchJob = (deps: {
  inTransaction: InTransaction;
  store: ThreadSearchStore;
  log: FastifyBaseLogger;
}): AnyJob =>
  defineRecurringJob(
    'thread-search-terms',
    MINUTE,
    async ({ signal }) => {
      const threads = await refresh(deps, signal);
      if (threads > 0) deps.log.info({ threads }, 'search terms of discussions recomputed');
    },
    { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 * MINUTE, atOnce: 1 },
  );

async function refresh(
  { inTransaction, store }: { inTransaction: InTransaction; store: ThreadSearchStore },
  signal: AbortSignal,
): Promise<number> {
  let done = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; done += some) {
    some = await inTransaction(async (tx) => {
      const outdated = await store.findOutdatedForUpdate(tx, AT_ONCE);
      for (const thread of outdated) await store.refresh(tx, thread);
      return outdated.length;
    });
  }
  return done;
}
