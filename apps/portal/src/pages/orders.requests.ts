import type { listOrders } from '@upaj/contract/orders.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** What was bought, or what was sold. */
export const requests: FirstRequests = ({ as }) => [
  firstRequest<typeof listOrders>('/api/v1/orders', {
    query: { as: as === 'seller' ? 'seller' : 'buyer' },
  }),
];
