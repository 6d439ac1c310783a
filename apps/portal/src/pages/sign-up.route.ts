import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'visitor',
  paths: [paths.signUp.path],
  load: () => import('./sign-up.page.tsx'),
};
