import { ordersApi } from '../domains/orders/orders.api.ts';
import { type FirstRequests, own } from '../shared/transport/first-request.ts';

/** What was bought, or what was sold. */
export const requests: FirstRequests = (query) => [
  own(
    ordersApi.endpoints.listOrders.initiate({
      as: query.get('as') === 'seller' ? 'seller' : 'buyer',
    }),
  ),
];
