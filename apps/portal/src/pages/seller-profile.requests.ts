import type { getSeller } from '@upaj/contract/sellers.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

/** The own seller's details. */
export const requests: FirstRequests = () => [
  firstRequest<typeof getSeller>('/api/v1/seller/:userId', { params: { userId: ownId } }),
];
