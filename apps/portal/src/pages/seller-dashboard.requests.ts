import { cropsApi } from '../domains/crops/crops.api.ts';
import { sellersApi } from '../domains/sellers/sellers.api.ts';
import { type FirstRequests, own, ownId } from '../shared/transport/first-request.ts';

/** The figures of the year, and the own listings. */
export const requests: FirstRequests = () => [
  own(sellersApi.endpoints.getSellerDashboard.initiate({ params: { userId: ownId }, query: {} })),
  own(cropsApi.endpoints.listCrops.initiate({ seller: ownId })),
];
