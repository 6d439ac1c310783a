import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.leafDoctor.path],
  load: () => import('./disease-prediction.page.tsx'),
};
