import { matchPath } from 'react-router-dom';
import { createLazyPage } from '../shared/loading/lazy-component.tsx';
import type { PageRoute } from '../shared/page-route.ts';
import { paths } from '../shared/paths.ts';

export interface Page extends ReturnType<typeof createLazyPage> {
  path: string;
  access: PageRoute['access'];
  variesBy: readonly string[];
  /** Its file's: `home` is `pages/home.page.tsx`. */
  name: string;
}

const routes = import.meta.glob<PageRoute>(['./*.route.ts', '!**/not-found.route.ts'], {
  base: '../pages',
  eager: true,
  import: 'route',
});

const pagesOf = (name: string, { access, paths, variesBy = [], load }: PageRoute): Page[] =>
  paths.map((path) => ({ path, access, variesBy, name, ...createLazyPage(load) }));

const isPattern = ({ path }: Page) => Number(path.includes(':'));

/**
 * Every page at each of its paths, those without parameters before a pattern that matches them too. Pages without a
 * session are prerendered by the build.
 */
export const pages: readonly Page[] = Object.entries(routes)
  .flatMap(([file, route]) => pagesOf(file.slice(2, -'.route.ts'.length), route))
  .sort((one, other) => isPattern(one) - isPattern(other));

/** Shown at every other path. */
export const notFound: Page = {
  path: '*',
  access: 'anyone',
  variesBy: [],
  name: 'not-found',
  ...createLazyPage(() => import('../pages/not-found.page.tsx')),
};

/** The frame of signed-in users, which visitors do not load. */
export const signedInFrame = createLazyPage(async () => ({
  default: (await import('./shell/signed-in-shell.tsx')).SignedInShell,
}));

const at = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname)) ?? notFound;

/** The page that is shown at a path, redirects included. */
export function pageAt(pathname: string, isSignedIn: boolean): Page {
  const page = at(pathname);
  if (page.access === 'authenticated' && !isSignedIn) return at(paths.signIn.path);
  if (page.access === 'visitor' && isSignedIn) return at(paths.dashboard.path);
  return page;
}

/** Loads what is shown at a path: the page, its texts, and the frame around it. */
export async function loadPage(pathname: string, isSignedIn: boolean): Promise<void> {
  const frame = isSignedIn ? signedInFrame.load() : undefined;
  await Promise.all([pageAt(pathname, isSignedIn).load(), frame]);
}
