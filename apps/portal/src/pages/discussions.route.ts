import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export const route: PageRoute = {
  access: 'authenticated',
  paths: [paths.discussions.path],
  variesBy: ['tab', 'q', 'hashtag', 'crop', 'unanswered'],
  load: () => import('./discussions.page.tsx'),
};
