import type { listCrops } from '@upaj/contract/crops.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

/** The own listings. */
export const requests: FirstRequests = () => [
  firstRequest<typeof listCrops>('/api/v1/crops', { query: { seller: ownId } }),
];
