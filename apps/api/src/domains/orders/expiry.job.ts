import type { FastifyBaseLogger } from 'fastify';
import { type AnyJob, defineRecurringJob } from '../../platform/jobs/define-job.ts';
import type { Expiry } from './expiry.service.ts';

const minute = 60;

/** Lets unanswered orders expire, every five minutes. */
export const expiryJob = ({ run }: Expiry, log: FastifyBaseLogger): AnyJob =>
  defineRecurringJob(
    'order-expiry',
    5 * minute,
    async ({ signal }) => {
      const { expired, failed } = await run(signal);
      if (expired + failed > 0) log.info({ expired, failed }, 'orders expired');
    },
    { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 30 * minute, atOnce: 1 },
  );
