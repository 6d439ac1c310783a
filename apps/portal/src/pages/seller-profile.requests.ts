import { sellersApi } from '../domains/sellers/sellers.api.ts';
import { type FirstRequests, own, ownId } from '../shared/transport/first-request.ts';

/** The own seller's details. */
export const requests: FirstRequests = () => [
  own(sellersApi.endpoints.getSeller.initiate({ params: { userId: ownId } })),
];
