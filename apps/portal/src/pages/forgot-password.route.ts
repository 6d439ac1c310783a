import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'anyone',
  paths: [paths.forgotPassword.path],
  load: () => import('./forgot-password.page.tsx'),
};
