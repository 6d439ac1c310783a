import { kindOfStep, topicOf } from '@upaj/contract/notifications.rules';
import type { Notification, NotificationSettings } from '@upaj/contract/notifications.schema';
import type { OrderRole } from '@upaj/contract/orders.rules';
import type { OrderAction } from '@upaj/contract/orders.schema';
import { newestFirst, where } from './collection.ts';
import { db } from './db.ts';
import { tellUser } from './live-changes.ts';
import type { NotificationRecord, OrderRecord } from './records.ts';

const allOn: NotificationSettings = {
  'new-orders': true,
  'order-changes': true,
  amendments: true,
  payments: true,
  reviews: true,
  listings: true,
  discussions: true,
  likes: true,
  digest: false,
  mail: true,
};

/** What a user wants to be told of; everything but the daily mail unless they have changed it. */
export const settingsOf = (userId: string): NotificationSettings =>
  db.notificationSettings.get(userId) ?? allOn;

/** The notifications of a user, the newest first. */
export const notificationsOf = (userId: string): NotificationRecord[] =>
  newestFirst(where(db.notifications, (record) => record.userId === userId));

/** How many notifications a user has not read. */
export const unreadOf = (userId: string): number =>
  notificationsOf(userId).filter(({ isRead }) => !isRead).length;

interface News extends Pick<Notification, 'kind' | 'subject' | 'href'> {
  /** What is one notification as long as it is not read. */
  group: string;
}

/** Notifies a user unless they have switched the topic off; what repeats before it is read is one notification. */
export function notify(userId: string, news: News): void {
  const topic = topicOf[news.kind];
  const isWanted = topic === null || settingsOf(userId)[topic];
  if (!db.people.has(userId) || !isWanted) return;
  const repeated = notificationsOf(userId).find(
    ({ group, isRead }) => group === news.group && !isRead,
  );
  const id = repeated?.id ?? crypto.randomUUID();
  const count = (repeated?.count ?? 0) + 1;
  const createdAt = new Date().toISOString();
  // Deleted and set, so that it is the last one even within one millisecond.
  db.notifications.delete(id);
  db.notifications.set(id, { ...news, id, userId, count, isRead: false, createdAt });
  tellUser(userId, 'notifications');
}

/** Tells both parties that an order has changed, and notifies the one who has not done it. */
export function tellParties(order: OrderRecord, action: OrderAction | 'place', by: OrderRole) {
  const { id, reference: subject } = order;
  const group = action === 'place' ? 'new-orders' : `order/${id}`;
  const news = { kind: kindOfStep[action], subject, href: `/orders/${id}`, group };
  for (const role of ['buyer', 'seller'] as const) {
    const userId = order[`${role}Id`];
    if (role !== by) notify(userId, news);
    tellUser(userId, 'orders');
  }
}
