import { accountsApi } from '../domains/accounts/accounts.api.ts';
import { type FirstRequests, own, ownId } from '../shared/transport/first-request.ts';

/** The own account. */
export const requests: FirstRequests = () => [
  own(accountsApi.endpoints.getUser.initiate({ params: { id: ownId } })),
];
