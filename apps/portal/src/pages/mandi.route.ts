import type { listCropSections, listCrops } from '@upaj/contract/crops.endpoints';
import type { Category } from '@upaj/contract/crops.schema';
import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.mandi.path],
  variesBy: ['category', 'q', 'state', 'sort'],
  requests: ({ category }) => [
    category
      ? firstRequest<typeof listCrops>('/api/v1/crops', {
          // Pages are prerendered for categories alone.
          query: { category: category as Category, sort: 'newest' },
        })
      : firstRequest<typeof listCropSections>('/api/v1/crops/sections', {}),
  ],
  load: () => import('./mandi.page.tsx'),
};
