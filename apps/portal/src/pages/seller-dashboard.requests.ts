import type { listCrops } from '@upaj/contract/crops.endpoints';
import type { getSellerDashboard } from '@upaj/contract/sellers.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

/** The figures of the year, and the own listings. */
export const requests: FirstRequests = () => [
  firstRequest<typeof getSellerDashboard>('/api/v1/seller/:userId/dashboard', {
    params: { userId: ownId },
  }),
  firstRequest<typeof listCrops>('/api/v1/crops', { query: { seller: ownId } }),
];
