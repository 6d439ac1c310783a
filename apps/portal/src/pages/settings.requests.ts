import { accountsApi } from '../domains/accounts/accounts.api.ts';
import { type FirstRequests, own } from '../shared/transport/first-request.ts';

/** Where the user is signed in. */
export const requests: FirstRequests = () => [own(accountsApi.endpoints.listSessions.initiate({}))];
