import type { listCrops } from '@upaj/contract/crops.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** The newest of the whole market. */
export const requests: FirstRequests = () => [
  firstRequest<typeof listCrops>('/api/v1/crops', { query: { sort: 'newest', limit: '4' } }),
];
