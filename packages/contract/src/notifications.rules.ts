import type { NotificationKind, NotificationTopic } from './notifications.schema.ts';
import type { OrderAction } from './orders.schema.ts';

/** What the other party of an order is told of each step. */
export const kindOfStep: Record<OrderAction | 'place', NotificationKind> = {
  place: 'order-placed',
  accept: 'order-accepted',
  reject: 'order-rejected',
  pack: 'order-packed',
  deliver: 'order-delivered',
  cancel: 'order-cancelled',
  expire: 'order-expired',
  object: 'handover-objected',
  amend: 'amendment-proposed',
  'accept-amendment': 'amendment-accepted',
  'decline-amendment': 'amendment-declined',
  'claim-payment': 'payment-claimed',
  'confirm-payment': 'payment-confirmed',
  'dispute-payment': 'payment-disputed',
  'refund-payment': 'payment-refunded',
};

/** The topic of every kind of notification; null for what cannot be switched off. */
export const topicOf: Record<NotificationKind, NotificationTopic | null> = {
  'order-placed': 'new-orders',
  'order-accepted': 'order-changes',
  'order-rejected': 'order-changes',
  'order-packed': 'order-changes',
  'order-delivered': 'order-changes',
  'order-cancelled': 'order-changes',
  'order-expired': 'order-changes',
  'handover-objected': 'order-changes',
  'amendment-proposed': 'amendments',
  'amendment-accepted': 'amendments',
  'amendment-declined': 'amendments',
  'payment-claimed': 'payments',
  'payment-confirmed': 'payments',
  'payment-disputed': 'payments',
  'payment-refunded': 'payments',
  'review-received': 'reviews',
  'review-answered': 'reviews',
  'listing-expiring': 'listings',
  'comment-received': 'discussions',
  'reply-received': 'discussions',
  mentioned: 'discussions',
  'answer-accepted': 'discussions',
  'post-liked': 'likes',
  'post-moderated': null,
  'appeal-decided': null,
};

const costly: readonly NotificationKind[] = [
  ...(['order-placed', 'order-rejected', 'order-cancelled', 'order-expired'] as const),
  ...(['order-delivered', 'handover-objected', 'amendment-proposed'] as const),
  ...(['payment-claimed', 'payment-disputed', 'payment-refunded'] as const),
];

/** Whether missing it can cost the user money: it is sent by mail when it is not read within ten minutes. */
export const costsMoney = (kind: NotificationKind): boolean => costly.includes(kind);

/** Minutes for which a notification waits to be read before it is sent by mail. */
export const mailAfterMinutes = 10;
