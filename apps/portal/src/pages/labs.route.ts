import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.labs.path],
  variesBy: ['pin', 'state', 'lat', 'lon'],
  load: () => import('./labs.page.tsx'),
};
