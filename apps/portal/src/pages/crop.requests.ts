import { cropsApi } from '../domains/crops/crops.api.ts';
import { type FirstRequests, same } from '../shared/transport/first-request.ts';

/** The listing. */
export const requests: FirstRequests = (_query, { id = '' }) => [
  same(cropsApi.endpoints.getCrop.initiate({ params: { id } })),
];
