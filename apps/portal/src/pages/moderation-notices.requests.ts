import type {
  getModerationState,
  listModerationNotices,
} from '@upaj/contract/moderation.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** The notices, and whether the user is suspended. */
export const requests: FirstRequests = () => [
  firstRequest<typeof getModerationState>('/api/v1/moderation/state', {}),
  firstRequest<typeof listModerationNotices>('/api/v1/moderation/notices', {}),
];
