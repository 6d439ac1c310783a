import type { getOrder } from '@upaj/contract/orders.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** The order. */
export const requests: FirstRequests = () => [
  firstRequest<typeof getOrder>('/api/v1/orders/:id', { params: { id: ':id' } }),
];
