import type { getSeller } from '@upaj/contract/sellers.endpoints';
import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.sellerProfile.path],
  requests: () => [
    firstRequest<typeof getSeller>('/api/v1/seller/:userId', { params: { userId: ownId } }),
  ],
  load: () => import('./seller-profile.page.tsx'),
};
