import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.mandi.path],
  variesBy: ['category', 'q', 'state', 'seller', 'sort'],
  load: () => import('./mandi.page.tsx'),
};
