import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.thread.path],
  load: () => import('./thread.page.tsx'),
};
