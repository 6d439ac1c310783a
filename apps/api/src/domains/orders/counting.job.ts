import type { Database } from '../../db/database.ts';
import { type AnyJob, defineRecurringJob } from '../../platform/jobs/define-job.ts';
import { sellerBuyersStore } from './seller-buyers.store.ts';

const minute = 60;

/** Counts handovers without code for the top sellers once their buyers can no longer object. */
export const countingJob = (db: Database, now: () => Date): AnyJob =>
  defineRecurringJob(
    'handover-counting',
    10 * minute,
    () => sellerBuyersStore.countUnopposed(db, now()),
    { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 5 * minute, atOnce: 1 },
  );
