import { kindOfStep, topicOf } from '@upaj/contract/notifications.rules';
import type {
  Notification,
  NotificationKind,
  NotificationSettings,
} from '@upaj/contract/notifications.schema';
import type { OrderRole } from '@upaj/contract/orders.rules';
import type { OrderAction } from '@upaj/contract/orders.schema';
import { db } from './db.ts';
import { tellUser } from './live-changes.ts';
import type { NotificationCause, NotificationRecord, OrderRecord } from './records.ts';

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
  /** What it tells of, told once. */
  cause?: Pick<NotificationCause, 'item' | 'counted'> | undefined;
  /** What was read is not told again. */
  isOnce?: boolean;
}

/** Where new orders are. */
const newOrders = { group: 'new-orders', hrefOfAll: '/orders?as=seller&status=placed' };

const isSameCause = (left: Pick<NotificationCause, 'item' | 'counted'>, right: typeof left) =>
  left.item === right.item && left.counted === right.counted;

/** Notifies a user unless they have switched the topic off; what repeats before it is read is one notification. */
export function notify(
  userId: string,
  { group, hrefOfAll, cause, isOnce = false, ...news }: News,
): void {
  const topic = topicOf[news.kind];
  const isWanted = topic === null || settingsOf(userId)[topic];
  if (!db.people.has(userId) || !isWanted) return;
  const told = notificationsOf(userId).filter((one) => one.group === group);
  const repeated = told.find(({ isRead }) => !isRead);
  const before = repeated?.causes ?? [];
  if (cause && before.some((one) => isSameCause(one, cause))) return;
  if (isOnce && told.some(({ isRead }) => isRead)) return;
  const id = repeated?.id ?? crypto.randomUUID();
  // Deleted and set, so that it is the last one even within one millisecond.
  db.notifications.delete(id);
  const isCounted = !before.some(({ counted }) => counted === cause?.counted);
  const count = (repeated?.count ?? 0) + (isCounted ? 1 : 0);
  const { subject, href: own } = news;
  const causes = cause ? [...before, { ...cause, subject, href: own }] : before;
  const href = (repeated && hrefOfAll) ?? own;
  const facts = { id, userId, group, causes, ...news, href, count };
  db.notifications.set(id, { ...facts, isRead: false, createdAt: new Date().toISOString() });
  tellUser(userId, 'notifications');
}

/** Takes back causes that are true no longer: notifications count without them, or go. */
export function withdraw(isGone: (cause: NotificationCause, kind: NotificationKind) => boolean) {
  for (const record of [...db.notifications.values()]) {
    const { id, userId, kind, causes = [], count } = record;
    const left = causes.filter((cause) => !isGone(cause, kind));
    if (left.length === causes.length) continue;
    const counted = (of: readonly NotificationCause[]) =>
      new Set(of.map((one) => one.counted)).size;
    const rest = count - counted(causes) + counted(left);
    const last = left.at(-1);
    if (rest <= 0) db.notifications.delete(id);
    else {
      const keepsHref = !last || (kind === 'order-placed' && rest > 1);
      const { subject, href } = last ?? record;
      const changed = { ...record, causes: left, count: rest, subject };
      db.notifications.set(id, { ...changed, href: keepsHref ? record.href : href });
    }
    tellUser(userId, 'notifications');
  }
}

/** Tells both parties that an order has changed, and notifies the one who has not done it. */
export function tellParties(
  order: OrderRecord,
  action: OrderAction | 'place',
  by: OrderRole,
): void {
  const { id, reference: subject, buyerId, sellerId } = order;
  const news = {
    kind: kindOfStep[action],
    subject,
    href: `/orders/${id}`,
    group: `order/${id}`,
    ...(action === 'place' && { ...newOrders, cause: { item: id, counted: id } }),
  };
  if (action === 'cancel' || action === 'expire')
    withdraw(({ item }, kind) => kind === kindOfStep.place && item === id);
  for (const [role, userId] of [
    ['buyer', buyerId],
    ['seller', sellerId],
  ] as const) {
    if (role !== by) notify(userId, news);
    tellUser(userId, 'orders');
  }
}
