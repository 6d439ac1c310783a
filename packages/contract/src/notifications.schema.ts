import * as z from 'zod/mini';
import { Id, Timestamp, text } from './fields.ts';

/** What a person can be told of. */
export const NotificationKind = z
  .enum([
    ...(['order-placed', 'order-accepted', 'order-rejected', 'order-packed'] as const),
    ...(['order-delivered', 'order-cancelled', 'order-expired', 'handover-objected'] as const),
    ...(['amendment-proposed', 'amendment-accepted', 'amendment-declined'] as const),
    ...(['payment-claimed', 'payment-confirmed', 'payment-disputed', 'payment-refunded'] as const),
    ...(['review-received', 'review-answered', 'listing-expiring'] as const),
    ...(['comment-received', 'reply-received', 'mentioned', 'answer-accepted'] as const),
    ...(['post-liked', 'post-moderated', 'appeal-decided'] as const),
  ])
  .check(z.describe('What happened'));
export type NotificationKind = z.infer<typeof NotificationKind>;

/** What a person can switch off. */
export const NotificationTopic = z
  .enum([
    ...(['new-orders', 'order-changes', 'amendments', 'payments', 'reviews', 'listings'] as const),
    ...(['discussions', 'likes'] as const),
  ])
  .check(z.describe('Kinds of notifications that are switched together'));
export type NotificationTopic = z.infer<typeof NotificationTopic>;

export const Notification = z.object({
  _id: Id.check(z.describe('Id of the notification')),
  kind: NotificationKind,
  subject: text('Reference of the order, name of the listing, or title of the discussion'),
  count: z
    .int()
    .check(
      z.gte(1),
      z.describe(
        'How often it has happened since it was read and is still true; of likes, how many people',
      ),
    ),
  href: text('Where to look at it: a path of the portal'),
  isRead: z.boolean().check(z.describe('Whether the user has seen it')),
  createdAt: Timestamp.check(z.describe('When it happened last')),
});
export type Notification = z.infer<typeof Notification>;

const isOn = (description: string) => z.boolean().check(z.describe(description));

/** What a person wants to be told of. */
export const NotificationSettings = z.strictObject({
  'new-orders': isOn('New orders'),
  'order-changes': isOn('Steps of orders, and objections to a handover'),
  amendments: isOn('Proposals of other quantities or prices, and their answers'),
  payments: isOn('What is said about payments'),
  reviews: isOn('Reviews and answers to them'),
  listings: isOn('Listings whose last day of sale is near'),
  discussions: isOn('Comments, replies, mentions and accepted answers in discussions'),
  likes: isOn('Likes of own discussions, comments and replies'),
  digest: isOn('Daily mail about discussions; off unless it is switched on'),
  mail: isOn('Mail about what costs money and was not read within ten minutes'),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** What is sent as it happens. */
export const LiveChange = z.object({
  unread: z.int().check(z.gte(0), z.describe('Notifications that are not read')),
  changed: z
    .array(z.enum(['notifications', 'orders', 'cart']))
    .check(z.describe('What has changed since the event before, to be fetched again')),
});
export type LiveChange = z.infer<typeof LiveChange>;
