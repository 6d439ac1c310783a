import type { getUser } from '@upaj/contract/accounts.endpoints';
import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.profile.path],
  requests: () => [firstRequest<typeof getUser>('/api/v1/user/:id', { params: { id: ownId } })],
  load: () => import('./profile.page.tsx'),
};
