import type { FastifyBaseLogger } from 'fastify';
import { type AnyJob, defineRecurringJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { NotificationSettingsStore } from './notification-settings.store.ts';
import type { NotificationStore } from './notifications.store.ts';
import { unreadMail } from './unread.template.ts';

const minute = 60;
const AT_ONCE = 100;

/**
 * Creates the function that mails what costs money and was not read: one mail a user, whatever was missed. A mail that
 * fails is logged and does not stop the others.
 */
export function createNotificationMails(
  {
    services,
    inTransaction,
    mailer,
    settings,
    now,
    log,
  }: Pick<Platform, 'services' | 'inTransaction' | 'mailer' | 'settings' | 'now' | 'log'>,
  store: NotificationStore,
  choices: NotificationSettingsStore,
) {
  const { publicUrl = 'http://localhost' } = settings;
  const mail = (userId: string) =>
    inTransaction(async (tx) => {
      // Taken in the transaction that queues the mail, so that a repeated job sends nothing twice.
      const due = await store.takeDue(tx, userId, now());
      const { off, language } = await choices.settingsOf(userId, tx);
      if (due.length === 0 || off.includes('mail')) return 0;
      const items = due.map(({ kind, subject, count, href }) => ({
        kind,
        subject,
        count,
        url: new URL(href, publicUrl).href,
      }));
      const to = await services.accounts.mailboxOf(userId, tx);
      await mailer.send(unreadMail, to, language, { items }, tx);
      return 1;
    });
  return async (signal?: AbortSignal): Promise<number> => {
    let sent = 0;
    let last: string | undefined;
    for (;;) {
      const users = await store.listDue(now(), last, AT_ONCE);
      for (const userId of users) {
        if (signal?.aborted) return sent;
        sent += await mail(userId).catch((err: unknown) => {
          log.error({ err, userId }, 'unread notifications could not be mailed');
          return 0;
        });
      }
      last = users.at(-1);
      if (users.length < AT_ONCE) return sent;
    }
  };
}

/** Mails what was not read, every minute. */
export const notificationMailJob = (
  run: (signal: AbortSignal) => Promise<number>,
  log: FastifyBaseLogger,
): AnyJob =>
  defineRecurringJob(
    'notification-mails',
    minute,
    async ({ signal }) => {
      const mails = await run(signal);
      if (mails > 0) log.info({ mails }, 'mails of unread notifications queued');
    },
    { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 10 * minute, atOnce: 1 },
  );
