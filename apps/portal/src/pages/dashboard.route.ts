import type { listCrops } from '@upaj/contract/crops.endpoints';
import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.dashboard.path],
  requests: () => [
    firstRequest<typeof listCrops>('/api/v1/crops', { query: { sort: 'newest', limit: '4' } }),
  ],
  load: () => import('./dashboard.page.tsx'),
};
