import type { listCrops } from '@upaj/contract/crops.endpoints';
import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.sellerDashboard.path],
  requests: () => [firstRequest<typeof listCrops>('/api/v1/crops', { query: { seller: ownId } })],
  load: () => import('./seller-dashboard.page.tsx'),
};
