import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'visitor',
  paths: [paths.signIn.path],
  load: () => import('./sign-in.page.tsx'),
};
