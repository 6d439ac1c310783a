import type { listNotifications } from '@upaj/contract/notifications.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** The newest notifications. */
export const requests: FirstRequests = () => [
  firstRequest<typeof listNotifications>('/api/v1/notifications', {}),
];
