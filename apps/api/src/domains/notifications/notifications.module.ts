import { defineModule } from '../../platform/modules/domain-module.ts';
import { createDigests, digestJob } from './digest.job.ts';
import { createDigestStore } from './digest.store.ts';
import { digestMail } from './digest.template.ts';
import { discussionSubscribers } from './discussion.subscribers.ts';
import { createExpiringListings, expiringListingsJob } from './expiring-listings.job.ts';
import { moderationSubscribers } from './moderation.subscribers.ts';
import { createNotificationMails, notificationMailJob } from './notification-mail.job.ts';
import { createNotificationSettingsStore } from './notification-settings.store.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { createNotifications, type Notifications } from './notifications.service.ts';
import { createNotificationStore } from './notifications.store.ts';
import { notificationSubscribers } from './notifications.subscribers.ts';
import { unreadMail } from './unread.template.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    notifications: Notifications;
  }
}

const DAY = 24 * 60 * 60 * 1000;
/** Days for which notifications are kept. */
const KEPT_DAYS = 180;

/** What people are told of: the bell, its stream, and mails. */
export const notifications = defineModule('notifications', (platform) => {
  const { db, log } = platform;
  const store = createNotificationStore(db);
  const choices = createNotificationSettingsStore(db);
  const service = createNotifications({ ...platform, store, choices });
  return {
    service,
    routes: (app) => notificationRoutes(app, service),
    subscribers: [
      ...notificationSubscribers(platform.services, service),
      ...discussionSubscribers({ ...platform, ...service }),
      ...moderationSubscribers({ ...platform, ...service }),
    ],
    mailTemplates: [unreadMail, digestMail],
    jobs: [
      notificationMailJob(createNotificationMails(platform, store, choices), log),
      digestJob(createDigests(platform, createDigestStore(db), choices), log),
      expiringListingsJob(createExpiringListings(platform, store, service.notify), log),
    ],
    personalData: {
      export: ({ id }) => service.copy(id),
      // What the person was told is deleted with the account.
      async delete(tx, { id }) {
        await service.withdraw(tx, { counted: id });
        return undefined;
      },
    },
    async cleanUp(now) {
      const old = new Date(now.getTime() - KEPT_DAYS * DAY);
      return { notifications: await store.deleteOlder(old) };
    },
  };
});
