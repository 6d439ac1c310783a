import { dayInIndia, startOfDayInIndia } from '@upaj/content/day-in-india';
import type { FastifyBaseLogger } from 'fastify';
import { type AnyJob, defineRecurringJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { DigestStore } from './digest.store.ts';
import { digestMail } from './digest.template.ts';
import type { NotificationSettingsStore } from './notification-settings.store.ts';

const minute = 60;
const HOUR = 60 * minute * 1000;
const DAY = 24 * HOUR;
/** Hour in India from which the digest of a day is sent: before the work in the field. */
const SENT_FROM = 7;
/** Most days that a digest tells of, such as after a pause of the server. */
const MOST_DAYS = 7;
const AT_ONCE = 100;

/** The moment of a day at which its digest is due. */
const dueAt = (day: string) => new Date(startOfDayInIndia(day).getTime() + SENT_FROM * HOUR);

/** What a digest tells of: the time since the one before, else a day. */
function periodOf(day: string, before: string | null): { since: Date; until: Date } {
  const until = dueAt(day);
  const first = before === null ? until.getTime() - DAY : dueAt(before).getTime();
  return { since: new Date(Math.max(first, until.getTime() - MOST_DAYS * DAY)), until };
}

/**
 * Creates the function that mails what is new in discussions to those who want it, once a day from seven o'clock in
 * India. A mail that fails is logged and does not stop the others.
 */
export function createDigests(
  {
    services,
    inTransaction,
    mailer,
    settings,
    now,
    log,
  }: Pick<Platform, 'services' | 'inTransaction' | 'mailer' | 'settings' | 'now' | 'log'>,
  store: DigestStore,
  choices: NotificationSettingsStore,
) {
  const { publicUrl = 'http://localhost' } = settings;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const withUrl = <T extends { id: string }>({ id, ...thread }: T) => ({
    ...thread,
    url: absolute(`/discussions/${id}`),
  });

  const mail = (userId: string, day: string) =>
    inTransaction(async (tx) => {
      // Taken in the transaction that queues the mail, so that a repeated job sends nothing twice.
      const before = await store.take(tx, userId, day);
      if (before === undefined) return 0;
      const { since, until } = periodOf(day, before);
      const { newComments, own, popular } = await services.threads.recentFor(userId, since, until);
      if (own.length === 0 && popular.length === 0) return 0;
      const { language } = await choices.settingsOf(userId, tx);
      const to = await services.accounts.mailboxOf(userId, tx);
      const found = { newComments, own: own.map(withUrl), popular: popular.map(withUrl) };
      const values = { ...found, settingsUrl: absolute('/settings') };
      await mailer.send(digestMail, to, language, values, tx);
      return 1;
    });

  return async (signal?: AbortSignal): Promise<number> => {
    const day = dayInIndia(now());
    if (now() < dueAt(day)) return 0;
    let sent = 0;
    let last: string | undefined;
    for (;;) {
      const users = await store.listDue(day, last, AT_ONCE);
      for (const userId of users) {
        if (signal?.aborted) return sent;
        sent += await mail(userId, day).catch((err: unknown) => {
          log.error({ err, userId }, 'a digest of discussions could not be mailed');
          return 0;
        });
      }
      last = users.at(-1);
      if (users.length < AT_ONCE) return sent;
    }
  };
}

/** Looks every ten minutes for digests that are due. */
export const digestJob = (
  run: (signal: AbortSignal) => Promise<number>,
  log: FastifyBaseLogger,
): AnyJob =>
  defineRecurringJob(
    'discussion-digests',
    10 * minute,
    async ({ signal }) => {
      const mails = await run(signal);
      if (mails > 0) log.info({ mails }, 'digests of discussions queued');
    },
    { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 10 * minute, atOnce: 1 },
  );
