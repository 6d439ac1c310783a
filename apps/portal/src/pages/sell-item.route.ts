import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.sellItem.path, paths.sell.path],
  variesBy: ['edit', 'copy'],
  load: () => import('./sell-item.page.tsx'),
};
