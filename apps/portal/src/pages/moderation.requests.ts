import type { getModerationState } from '@upaj/contract/moderation.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** Whether the user is a moderator: others see no queue. */
export const requests: FirstRequests = () => [
  firstRequest<typeof getModerationState>('/api/v1/moderation/state', {}),
];
