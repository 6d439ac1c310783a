import type { FastifyBaseLogger } from 'fastify';
import { type AnyJob, defineRecurringJob } from '../../platform/jobs/define-job.ts';
import type { Crops } from './crops.service.ts';

const minute = 60;

/** Recomputes search terms that an older version of the names created, within a minute of a start. */
export const searchJob = (crops: Pick<Crops, 'refreshSearch'>, log: FastifyBaseLogger): AnyJob =>
  defineRecurringJob(
    'search-terms',
    minute,
    async ({ signal }) => {
      const listings = await crops.refreshSearch(signal);
      if (listings > 0) log.info({ listings }, 'search terms recomputed');
    },
    { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 * minute, atOnce: 1 },
  );
