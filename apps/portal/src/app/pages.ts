import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import type { Group } from '../shared/i18n/texts.ts';
import { bringTexts } from '../shared/i18n/translations.ts';
import { paths } from '../shared/paths.ts';

/** Who sees a page: anybody, people without a session, people with one. */
type Access = 'anybody' | 'visitor' | 'person';

type Load = () => Promise<{ default: ComponentType }>;

export interface Page {
  path: string;
  access: Access;
  /** Brings its code and its texts side by side. */
  bring: () => Promise<unknown>;
  /** The page where its code is here, else one that waits for it. */
  choose: () => ComponentType;
}

function page(access: Access, path: string, texts: readonly Group[], load: Load): Page {
  let loaded: ComponentType | undefined;
  const bring = async () => {
    const [module] = await Promise.all([load(), ...texts.map((group) => bringTexts(group))]);
    loaded = module.default;
    return module;
  };
  const Later = lazy(bring);
  // A page that is already here is drawn at once: React would hold a fallback for 0.3 s otherwise.
  const choose = () => loaded ?? Later;
  return { path, access, bring, choose };
}

const sellItem = () => import('../pages/sell-item.page.tsx');

/** Every page, who sees it, and what it needs. */
export const pages: readonly Page[] = [
  page('visitor', paths.home.path, ['landing'], () => import('../pages/home.page.tsx')),
  page(
    'visitor',
    paths.signIn.path,
    ['accounts', 'problems'],
    () => import('../pages/sign-in.page.tsx'),
  ),
  page(
    'visitor',
    paths.signUp.path,
    ['accounts', 'problems'],
    () => import('../pages/sign-up.page.tsx'),
  ),
  page(
    'person',
    paths.dashboard.path,
    ['dashboard', 'crops'],
    () => import('../pages/dashboard.page.tsx'),
  ),
  page('person', paths.mandi.path, ['crops'], () => import('../pages/mandi.page.tsx')),
  page('person', paths.crop.path, ['crops'], () => import('../pages/crop.page.tsx')),
  page('person', paths.sellItem.path, ['crops', 'problems'], sellItem),
  page('person', paths.sell.path, ['crops', 'problems'], sellItem),
  page(
    'person',
    paths.sellerSignUp.path,
    ['sellers', 'problems'],
    () => import('../pages/seller-sign-up.page.tsx'),
  ),
  page(
    'person',
    paths.sellerDashboard.path,
    ['sellers', 'crops'],
    () => import('../pages/seller-dashboard.page.tsx'),
  ),
];

export const notFound = page('anybody', '*', [], () => import('../pages/not-found.page.tsx'));

const at = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname)) ?? notFound;

/** The page that a person gets to see at an address, redirects included. */
export function pageAt(pathname: string, isSignedIn: boolean): Page {
  const page = at(pathname);
  if (page.access === 'person' && !isSignedIn) return at(paths.signIn.path);
  if (page.access === 'visitor' && isSignedIn) return at(paths.dashboard.path);
  return page;
}
