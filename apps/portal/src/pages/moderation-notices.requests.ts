import { moderationApi } from '../domains/moderation/moderation.api.ts';
import { type FirstRequests, own } from '../shared/transport/first-request.ts';

/** The notices, and whether the user is suspended. */
export const requests: FirstRequests = () => [
  own(moderationApi.endpoints.getModerationState.initiate({})),
  own(moderationApi.endpoints.listModerationNotices.initiate({})),
];
