import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.moderation.path],
  load: () => import('./moderation.page.tsx'),
};
