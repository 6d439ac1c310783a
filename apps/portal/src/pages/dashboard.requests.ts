import { cropsApi } from '../domains/crops/crops.api.ts';
import { sellersApi } from '../domains/sellers/sellers.api.ts';
import { newestFilter } from '../features/crops/newest/newest-crops.tsx';
import { type FirstRequests, same } from '../shared/transport/first-request.ts';

/** The newest of the whole market, and who sells most. */
export const requests: FirstRequests = () => [
  same(cropsApi.endpoints.listCrops.initiate(newestFilter)),
  same(sellersApi.endpoints.listTopSellers.initiate({ query: {} })),
];
