import type { getCart } from '@upaj/contract/cart.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** The cart. */
export const requests: FirstRequests = () => [firstRequest<typeof getCart>('/api/v1/cart', {})];
