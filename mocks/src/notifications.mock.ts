import { pageSize } from '@upaj/content/trade-unit';
import { invalidField } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { Notification } from '@upaj/contract/notifications.schema';
import { db } from './db.ts';
import { changesOf, tellUser } from './live-changes.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { mockStream } from './mock-stream.ts';
import { notificationsOf, settingsOf, unreadOf } from './notification-records.ts';
import type { NotificationRecord } from './records.ts';

function toNotification({ id, ...record }: NotificationRecord): Notification {
  const { kind, subject, count, href, isRead, createdAt } = record;
  return { _id: id, kind, subject, count, href, isRead, createdAt };
}

const listNotifications = mockEndpoint(contract.listNotifications, ({ query, person }) => {
  const all = notificationsOf(person.id);
  const start = query.cursor === undefined ? 0 : all.findIndex(({ id }) => id === query.cursor) + 1;
  if (query.cursor !== undefined && start === 0) throw invalidField('cursor', 'wrong_cursor');
  const end = start + (query.limit ?? pageSize);
  const page = all.slice(start, end);
  const nextCursor = end < all.length ? (page.at(-1)?.id ?? null) : null;
  return { status: 200, body: { success: true, data: page.map(toNotification), nextCursor } };
});

const readNotifications = mockEndpoint(contract.readNotifications, ({ body: { ids }, person }) => {
  for (const record of notificationsOf(person.id)) {
    const isMeant = ids === undefined || ids.includes(record.id);
    if (isMeant) db.notifications.set(record.id, { ...record, isRead: true });
  }
  tellUser(person.id, 'notifications');
  return { status: 200, body: { success: true } };
});

const streamNotifications = mockStream(
  contract.streamNotifications,
  async function* ({ person, request }) {
    for await (const changed of changesOf(person.id, request.signal)) {
      yield { data: { unread: unreadOf(person.id), changed } };
    }
  },
);

const getNotificationSettings = mockEndpoint(contract.getNotificationSettings, ({ person }) => ({
  status: 200,
  body: { success: true, data: settingsOf(person.id) },
}));

const updateNotificationSettings = mockEndpoint(
  contract.updateNotificationSettings,
  ({ body, person }) => {
    const data = { ...settingsOf(person.id), ...body };
    db.notificationSettings.set(person.id, data);
    return { status: 200, body: { success: true, data } };
  },
);

/** The mock server's notifications. */
export const notificationHandlers = [
  listNotifications,
  readNotifications,
  streamNotifications,
  getNotificationSettings,
  updateNotificationSettings,
];
