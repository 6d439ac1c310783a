import type { getUser } from '@upaj/contract/accounts.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

/** The own account. */
export const requests: FirstRequests = () => [
  firstRequest<typeof getUser>('/api/v1/user/:id', { params: { id: ownId } }),
];
