import type { NotificationKind } from '@upaj/contract/notifications.schema';
import {
  BadgeIndianRupee,
  CalendarClock,
  CircleCheck,
  CircleX,
  HandCoins,
  Heart,
  type LucideIcon,
  MessageCircle,
  Package,
  PackageCheck,
  PencilLine,
  ShoppingBasket,
  Star,
  TriangleAlert,
} from 'lucide-react';

const icons: Record<NotificationKind, LucideIcon> = {
  'order-placed': ShoppingBasket,
  'order-accepted': CircleCheck,
  'order-rejected': CircleX,
  'order-packed': Package,
  'order-delivered': PackageCheck,
  'order-cancelled': CircleX,
  'order-expired': CalendarClock,
  'handover-objected': TriangleAlert,
  'amendment-proposed': PencilLine,
  'amendment-accepted': CircleCheck,
  'amendment-declined': CircleX,
  'payment-claimed': HandCoins,
  'payment-confirmed': BadgeIndianRupee,
  'payment-disputed': TriangleAlert,
  'payment-refunded': HandCoins,
  'review-received': Star,
  'review-answered': Star,
  'listing-expiring': CalendarClock,
  'comment-received': MessageCircle,
  'reply-received': MessageCircle,
  mentioned: MessageCircle,
  'answer-accepted': CircleCheck,
  'post-liked': Heart,
  'post-moderated': TriangleAlert,
  'appeal-decided': CircleCheck,
};

interface NotificationIconProps {
  kind: NotificationKind;
  isRead: boolean;
}

/** The icon of what happened, beside its text; a kind that is newer than this page has a plain one. */
export function NotificationIcon({ kind, isRead }: NotificationIconProps) {
  const Icon = icons[kind] ?? Package;
  return (
    <span
      className={`grid size-11 flex-none place-items-center rounded-full text-on-action-soft ${isRead ? 'bg-action-soft' : 'bg-surface'}`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
