import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'anyone',
  paths: [paths.services.path, paths.explore.path],
  load: () => import('./services.page.tsx'),
};
