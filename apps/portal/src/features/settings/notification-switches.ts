import type { NotificationSettings } from '@upaj/contract/notifications.schema';

/** Everything that can be switched, in the order in which it is shown. */
export const notificationSwitches: readonly (keyof NotificationSettings)[] = [
  ...(['new-orders', 'order-changes', 'amendments', 'payments'] as const),
  ...(['reviews', 'listings', 'discussions', 'likes', 'mail', 'digest'] as const),
];
