import { ordersApi } from '../domains/orders/orders.api.ts';
import { type FirstRequests, own } from '../shared/transport/first-request.ts';

/** The order. */
export const requests: FirstRequests = (_query, { id = '' }) => [
  own(ordersApi.endpoints.getOrder.initiate({ params: { id } })),
];
