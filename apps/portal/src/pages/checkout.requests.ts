import type { getUser } from '@upaj/contract/accounts.endpoints';
import type { getCart } from '@upaj/contract/cart.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

/** The cart, and the address of the own account. */
export const requests: FirstRequests = () => [
  firstRequest<typeof getCart>('/api/v1/cart', {}),
  firstRequest<typeof getUser>('/api/v1/user/:id', { params: { id: ownId } }),
];
