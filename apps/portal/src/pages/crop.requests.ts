import type { getCrop } from '@upaj/contract/crops.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** The listing. */
export const requests: FirstRequests = () => [
  firstRequest<typeof getCrop>('/api/v1/crops/:id', { params: { id: ':id' } }),
];
