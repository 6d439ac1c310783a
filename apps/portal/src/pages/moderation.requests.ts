import { moderationApi } from '../domains/moderation/moderation.api.ts';
import { type FirstRequests, own } from '../shared/transport/first-request.ts';

/** Whether the user is a moderator: others see no queue. */
export const requests: FirstRequests = () => [
  own(moderationApi.endpoints.getModerationState.initiate({})),
];
