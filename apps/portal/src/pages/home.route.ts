import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'visitor',
  paths: [paths.home.path],
  load: () => import('./home.page.tsx'),
};
