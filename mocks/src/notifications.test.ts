import { topicOf } from '@upaj/contract/notifications.rules';
import { NotificationKind, NotificationTopic } from '@upaj/contract/notifications.schema';
import { expect, it } from 'vitest';
import { db } from './db.ts';

const told = [...db.notifications.values()];

it('the demo has a notification of every kind, read and unread', () => {
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(NotificationKind.options));
  expect(new Set(told.map(({ isRead }) => isRead))).toEqual(new Set([true, false]));
  const topics = told.flatMap(({ kind }) => topicOf[kind] ?? []);
  expect(new Set(topics)).toEqual(new Set(NotificationTopic.options));
});

it('each leads to an order of its user, to the new ones, to a listing or a discussion that is there', () => {
  for (const { userId, href } of told) {
    if (['/orders?as=seller&status=placed', '/discussions/notices'].includes(href)) continue;
    const [, place, ...rest] = href.split('/');
    const id = rest.at(-1) ?? '';
    const order = db.orders.get(id);
    if (place === 'orders') expect([order?.buyerId, order?.sellerId], href).toContain(userId);
    else expect((place === 'discussions' ? db.threads : db.crops).has(id), href).toBe(true);
  }
});
