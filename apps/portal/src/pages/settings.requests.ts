import type { listSessions } from '@upaj/contract/accounts.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** Where the user is signed in. */
export const requests: FirstRequests = () => [
  firstRequest<typeof listSessions>('/api/v1/user/sessions', {}),
];
