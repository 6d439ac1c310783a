import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'anyone',
  paths: [paths.contact.path],
  load: () => import('./contact-us.page.tsx'),
};
