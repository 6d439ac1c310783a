import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'anyone',
  paths: [paths.schemes.path],
  variesBy: ['region', 'finder', 'q', 'kind'],
  load: () => import('./govt-schemes.page.tsx'),
};
