import { dayInIndia } from '@upaj/content/day-in-india';
import type { FastifyBaseLogger } from 'fastify';
import { type AnyJob, defineRecurringJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { Notifications } from './notifications.service.ts';
import type { NotificationStore } from './notifications.store.ts';

const hour = 60 * 60;
const DAY = 24 * hour * 1000;
/** Days before the last day of sale on which its seller is told. */
const DAYS_BEFORE = 2;
const AT_ONCE = 200;

type ExpiringListing = Awaited<ReturnType<Platform['services']['crops']['listExpiring']>>[number];

/**
 * Creates the function that tells sellers, once for each listing and last day, that the day is near. A listing that fails
 * is logged and does not stop the others.
 */
export function createExpiringListings(
  {
    services,
    inTransaction,
    now,
    log,
  }: Pick<Platform, 'services' | 'inTransaction' | 'now' | 'log'>,
  store: Pick<NotificationStore, 'has'>,
  notify: Notifications['notify'],
) {
  const tell = ({ id, sellerId, name, category, expiryDate }: ExpiringListing) =>
    inTransaction(async (tx) => {
      const topicKey = `listing/${id}/${expiryDate}`;
      const href = `/mandi/${encodeURIComponent(category)}/${id}`;
      // Two processes, or a job that is retried, tell it once.
      await services.accounts.lockForUpdate(tx, sellerId);
      if (await store.has(tx, sellerId, topicKey)) return 0;
      await notify(tx, sellerId, { kind: 'listing-expiring', subject: name, href, topicKey });
      return 1;
    });
  return async (signal?: AbortSignal): Promise<number> => {
    const at = now();
    const days = {
      from: dayInIndia(at),
      to: dayInIndia(new Date(at.getTime() + DAYS_BEFORE * DAY)),
    };
    let told = 0;
    let last: { id: string; expiryDate: string } | undefined;
    for (;;) {
      const found = await services.crops.listExpiring(days, last, AT_ONCE);
      for (const listing of found) {
        if (signal?.aborted) return told;
        told += await tell(listing).catch((err: unknown) => {
          log.error(
            { err, listing: listing.id },
            'a seller could not be told of a listing that ends',
          );
          return 0;
        });
      }
      last = found.at(-1);
      if (found.length < AT_ONCE) return told;
    }
  };
}

/** Tells sellers of listings that end soon, every six hours. */
export const expiringListingsJob = (
  run: (signal: AbortSignal) => Promise<number>,
  log: FastifyBaseLogger,
): AnyJob =>
  defineRecurringJob(
    'expiring-listings',
    6 * hour,
    async ({ signal }) => {
      const told = await run(signal);
      if (told > 0) log.info({ told }, 'sellers told of listings that end soon');
    },
    { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: hour, atOnce: 1 },
  );
