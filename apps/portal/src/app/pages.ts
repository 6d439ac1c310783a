import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import type { Group } from '../shared/i18n/texts.ts';
import { loadTexts } from '../shared/i18n/translations.ts';
import { paths } from '../shared/paths.ts';
import { loadSignedInShell } from './shell/signed-in-frame.tsx';

/** Who sees a page: anybody, people without a session, people with one. */
type Access = 'anyone' | 'visitor' | 'authenticated';

export interface Page {
  path: string;
  access: Access;
  /** Its file: `home` is `pages/home.page.tsx`. */
  file: string;
  /** The groups of texts that it shows beside the frame's. */
  texts: readonly Group[];
  /** Names in the query by which it shows something else: the build has drawn some of it, or nothing. */
  variesBy: readonly string[];
  /** Brings its code and its texts side by side. */
  load: () => Promise<unknown>;
  /** The page where its code is here, else one that waits for it. */
  resolve: () => ComponentType;
}

const files = import.meta.glob<{ default: ComponentType }>('../pages/*.page.tsx');

function page(
  access: Access,
  path: string,
  texts: readonly Group[],
  file: string,
  variesBy: readonly string[] = [],
): Page {
  const load = files[`../pages/${file}.page.tsx`];
  if (!load) throw new Error(`there is no file pages/${file}.page.tsx`);
  let loaded: ComponentType | undefined;
  const bring = async () => {
    const [module] = await Promise.all([load(), ...texts.map((group) => loadTexts(group))]);
    loaded = module.default;
    return module;
  };
  const LazyPage = lazy(bring);
  // A page that is already here is drawn at once: React would hold a fallback for 0.3 s otherwise.
  const choose = () => loaded ?? LazyPage;
  return { path, access, file, texts, variesBy: variesBy, load: bring, resolve: choose };
}

/** The topics that have films; their names alone, so that no page pays for the rest. */
const lessons = ['fertilizers', 'insecticides', 'irrigation', 'sowing', 'weeds'] as const;

const passwordReset = ['accounts', 'password-reset', 'otp', 'errors'] as const;

const schemesVaryBy = ['region', 'finder', 'q', 'kind'] as const;

/** Every page, who sees it, its texts and its file. Those without a session are drawn by the build. */
export const pages: readonly Page[] = [
  page('visitor', paths.home.path, ['landing'], 'home'),
  page('visitor', paths.signIn.path, ['accounts', 'errors'], 'sign-in'),
  page('visitor', paths.signUp.path, ['accounts', 'errors'], 'sign-up'),
  page('anyone', paths.forgotPassword.path, passwordReset, 'forgot-password'),
  page('anyone', paths.resetPassword.path, passwordReset, 'reset-password'),
  page('anyone', paths.services.path, ['landing', 'services'], 'services'),
  page('anyone', paths.explore.path, ['landing', 'services'], 'services'),
  page('anyone', paths.schemes.path, ['schemes'], 'govt-schemes', schemesVaryBy),
  page('anyone', paths.contact.path, ['contact', 'errors'], 'contact-us'),
  page('anyone', paths.about.path, ['about'], 'about-us'),
  page('authenticated', paths.dashboard.path, ['dashboard', 'crops', 'msp'], 'dashboard'),
  page('authenticated', paths.mandi.path, ['crops', 'msp'], 'mandi'),
  page('authenticated', paths.crop.path, ['crops', 'msp'], 'crop'),
  page('authenticated', paths.sellItem.path, ['crops', 'selling', 'errors'], 'sell-item'),
  page('authenticated', paths.sell.path, ['crops', 'selling', 'errors'], 'sell-item'),
  page('authenticated', paths.sellerSignUp.path, ['sellers', 'bank', 'errors'], 'seller-sign-up'),
  page('authenticated', paths.profile.path, ['profile', 'errors'], 'profile'),
  page('authenticated', paths.sellerProfile.path, ['profile', 'bank', 'errors'], 'seller-profile'),
  page('authenticated', paths.settings.path, ['settings', 'otp', 'errors'], 'settings'),
  page(
    'authenticated',
    paths.sellerDashboard.path,
    ['sellers', 'crops', 'selling'],
    'seller-dashboard',
  ),
  page('authenticated', paths.educational.path, ['education'], 'educational'),
  ...lessons.map((topic) =>
    page('authenticated', paths.lesson.path(topic), ['education'], 'video-lesson'),
  ),
  page('authenticated', paths.latestNews.path, ['news'], 'latest-news'),
  page('authenticated', paths.newsDetail.path, ['news'], 'news-detail'),
  page('authenticated', paths.finance.path, ['finance'], 'finance'),
];

export const notFound = page('anyone', '*', [], 'not-found');

const at = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname)) ?? notFound;

/** The page that a person gets to see at an address, redirects included. */
export function pageAt(pathname: string, isSignedIn: boolean): Page {
  const page = at(pathname);
  if (page.access === 'authenticated' && !isSignedIn) return at(paths.signIn.path);
  if (page.access === 'visitor' && isSignedIn) return at(paths.dashboard.path);
  return page;
}

/** Brings what a person gets to see at an address: the page, its texts, and the frame around it. */
export async function loadPage(pathname: string, isSignedIn: boolean): Promise<void> {
  const frame = isSignedIn ? loadSignedInShell() : undefined;
  await Promise.all([pageAt(pathname, isSignedIn).load(), frame]);
}
