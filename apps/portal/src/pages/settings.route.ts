import type { listSessions } from '@upaj/contract/accounts.endpoints';
import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';
import { firstRequest } from '../shared/transport/first-request.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.settings.path],
  requests: () => [firstRequest<typeof listSessions>('/api/v1/user/sessions', {})],
  load: () => import('./settings.page.tsx'),
};
