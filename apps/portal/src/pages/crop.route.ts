import type { getCrop } from '@upaj/contract/crops.endpoints';
import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.crop.path],
  requests: () => [firstRequest<typeof getCrop>('/api/v1/crops/:id', { params: { id: ':id' } })],
  load: () => import('./crop.page.tsx'),
};
