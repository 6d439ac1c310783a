import type { getThread } from '@upaj/contract/threads.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** The discussion with its first comments. */
export const requests: FirstRequests = () => [
  firstRequest<typeof getThread>('/api/v1/tweets/:id', { params: { id: ':id' } }),
];
