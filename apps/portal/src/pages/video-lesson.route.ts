import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

/** The topics that have videos; their names alone, so that no page pays for the rest. */
const topics = ['fertilizers', 'insecticides', 'irrigation', 'sowing', 'weeds'] as const;

export const route: PageRoute = {
  access: 'authenticated',
  paths: topics.map(paths.lesson.path),
  variesBy: ['language'],
  load: () => import('./video-lesson.page.tsx'),
};
