import { notificationsApi } from '../domains/notifications/notifications.api.ts';
import { type FirstRequests, own } from '../shared/transport/first-request.ts';

/** The newest notifications. */
export const requests: FirstRequests = () => [
  own(notificationsApi.endpoints.listNotifications.initiate({})),
];
