import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.checkout.path],
  variesBy: ['crop', 'quantity'],
  load: () => import('./checkout.page.tsx'),
};
