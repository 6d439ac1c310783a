import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'anyone',
  paths: [paths.about.path],
  load: () => import('./about-us.page.tsx'),
};
