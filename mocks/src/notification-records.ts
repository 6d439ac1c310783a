import { kindOfStep, topicOf } from '@upaj/contract/notifications.rules';
import type { Notification, NotificationSettings } from '@upaj/contract/notifications.schema';
import type { OrderRole } from '@upaj/contract/orders.rules';
import type { OrderAction } from '@upaj/contract/orders.schema';
import { db } from './db.ts';
import { tellUser } from './live-changes.ts';
import type { NotificationRecord, OrderRecord } from './records.ts';

const allOn: NotificationSettings = {
  ...{ 'new-orders': true, 'order-changes': true, amendments: true, payments: true },
  ...{ reviews: true, listings: true, discussions: true, likes: true },
  ...{ digest: false, mail: true },
};

/** What a user wants to be told of; everything but the daily mail unless they have changed it. */
export const settingsOf = (userId: string): NotificationSettings =>
  db.notificationSettings.get(userId) ?? allOn;

/** The notifications of a user, the newest first; of two of the same millisecond the later one. */
export const notificationsOf = (userId: string): NotificationRecord[] =>
  [...db.notifications.values()]
    .filter((record) => record.userId === userId)
    .reverse()
    .sort((left, right) => right.createdAt.localeCompare(left.createdAt));

/** How many notifications a user has not read. */
export const unreadOf = (userId: string): number =>
  notificationsOf(userId).filter(({ isRead }) => !isRead).length;

/** Deletes what a user who leaves was told of. */
export function forgetNotifications(userId: string): void {
  for (const { id } of notificationsOf(userId)) db.notifications.delete(id);
  db.notificationSettings.delete(userId);
}

interface News extends Pick<Notification, 'kind' | 'subject' | 'href'> {
  /** What is one notification as long as it is not read. */
  group: string;
  /** Where several of them lead, unless it is where the last one leads. */
  hrefOfAll?: string | undefined;
}

/** Where new orders are. */
const newOrders = { group: 'new-orders', hrefOfAll: '/orders?as=seller&status=placed' };

/** Notifies a user unless they have switched the topic off; what repeats before it is read is one notification. */
export function notify(userId: string, { group, hrefOfAll, ...news }: News): void {
  const topic = topicOf[news.kind];
  const isWanted = topic === null || settingsOf(userId)[topic];
  if (!db.people.has(userId) || !isWanted) return;
  const repeated = notificationsOf(userId).find((one) => one.group === group && !one.isRead);
  const id = repeated?.id ?? crypto.randomUUID();
  // Deleted and set, so that it is the last one even within one millisecond.
  db.notifications.delete(id);
  const count = (repeated?.count ?? 0) + 1;
  const href = (repeated && hrefOfAll) ?? news.href;
  const createdAt = new Date().toISOString();
  db.notifications.set(id, { id, userId, group, ...news, href, count, isRead: false, createdAt });
  tellUser(userId, 'notifications');
}

/** Tells both parties that an order has changed, and notifies the one who has not done it. */
export function tellParties(
  order: OrderRecord,
  action: OrderAction | 'place',
  by: OrderRole,
): void {
  const { id, reference: subject, buyerId, sellerId } = order;
  const news = {
    ...{ kind: kindOfStep[action], subject, href: `/orders/${id}`, group: `order/${id}` },
    ...(action === 'place' && newOrders),
  };
  for (const [role, userId] of [
    ['buyer', buyerId],
    ['seller', sellerId],
  ] as const) {
    if (role !== by) notify(userId, news);
    tellUser(userId, 'orders');
  }
}
