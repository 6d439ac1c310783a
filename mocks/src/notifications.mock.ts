import { contract } from '@upaj/contract/contract';
import type { Notification } from '@upaj/contract/notifications.schema';
import { pageOf, patch } from './collection.ts';
import { db } from './db.ts';
import { changesOf, tellUser } from './live-changes.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { mockStream } from './mock-stream.ts';
import { notificationsOf, settingsOf, unreadOf } from './notification-records.ts';
import type { NotificationRecord } from './records.ts';

function toNotification({ id, ...record }: NotificationRecord): Notification {
  const { kind, subject, count, href, isRead, createdAt } = record;
  return { _id: id, kind, subject, count, href, isRead, createdAt };
}

const streamNotifications = mockStream(
  contract.streamNotifications,
  async function* ({ person, request }) {
    for await (const changed of changesOf(person.id, request.signal)) {
      yield { data: { unread: unreadOf(person.id), changed } };
    }
  },
);

/** The mock server's notifications. */
export const notificationHandlers = [
  streamNotifications,
  ...mockEndpoints({
    listNotifications: ({ query, person }) =>
      pageOf(notificationsOf(person.id), query, toNotification),

    readNotifications({ body: { ids }, person }) {
      for (const record of notificationsOf(person.id))
        if (!ids || ids.includes(record.id)) patch(db.notifications, record, { isRead: true });
      tellUser(person.id, 'notifications');
      return {};
    },

    getNotificationSettings: ({ person }) => ({ data: settingsOf(person.id) }),

    updateNotificationSettings({ body, person }) {
      const data = { ...settingsOf(person.id), ...body };
      db.notificationSettings.set(person.id, data);
      return { data };
    },
  }),
];
