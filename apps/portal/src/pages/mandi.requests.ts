import type { listCropSections, listCrops } from '@upaj/contract/crops.endpoints';
import type { Category } from '@upaj/contract/crops.schema';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

/** The sections of all categories, or the newest of one. */
export const requests: FirstRequests = ({ category }) => [
  category
    ? firstRequest<typeof listCrops>('/api/v1/crops', {
        // Pages are prerendered for categories alone.
        query: { category: category as Category, sort: 'newest' },
      })
    : firstRequest<typeof listCropSections>('/api/v1/crops/sections', {}),
];
