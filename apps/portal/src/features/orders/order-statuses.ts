import type { OrderStatus, PaymentStatus } from '@upaj/contract/orders.schema';
import type { BadgeProps } from '@upaj/ui/badge';

/** The statuses in the order in which lists are filtered by them. */
export const orderStatuses: readonly OrderStatus[] = [
  ...(['placed', 'accepted', 'packed', 'delivered'] as const),
  ...(['rejected', 'cancelled', 'expired'] as const),
];

export const statusTones: Readonly<Record<OrderStatus, BadgeProps['tone']>> = {
  placed: 'look',
  accepted: 'sky',
  packed: 'sky',
  delivered: 'good',
  rejected: 'stop',
  cancelled: 'stop',
  expired: 'neutral',
};

export const paymentTones: Readonly<Record<PaymentStatus, BadgeProps['tone']>> = {
  unpaid: 'neutral',
  claimed: 'look',
  confirmed: 'good',
  'refund due': 'look',
  refunded: 'neutral',
  disputed: 'stop',
};

/** Whether an order has ended without a handover. */
export const hasFailed = (status: OrderStatus): boolean =>
  status === 'rejected' || status === 'cancelled' || status === 'expired';
