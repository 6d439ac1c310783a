import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import type { Group } from '../shared/i18n/texts.ts';
import { bringTexts } from '../shared/i18n/translations.ts';
import { paths } from '../shared/paths.ts';
import { bringSignedInShell } from './shell/signed-in-frame.tsx';

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
  asks: readonly string[];
  /** Brings its code and its texts side by side. */
  bring: () => Promise<unknown>;
  /** The page where its code is here, else one that waits for it. */
  choose: () => ComponentType;
}

const files = import.meta.glob<{ default: ComponentType }>('../pages/*.page.tsx');

function page(
  access: Access,
  path: string,
  texts: readonly Group[],
  file: string,
  asks: readonly string[] = [],
): Page {
  const load = files[`../pages/${file}.page.tsx`];
  if (!load) throw new Error(`there is no file pages/${file}.page.tsx`);
  let loaded: ComponentType | undefined;
  const bring = async () => {
    const [module] = await Promise.all([load(), ...texts.map((group) => bringTexts(group))]);
    loaded = module.default;
    return module;
  };
  const Later = lazy(bring);
  // A page that is already here is drawn at once: React would hold a fallback for 0.3 s otherwise.
  const choose = () => loaded ?? Later;
  return { path, access, file, texts, asks, bring, choose };
}

/** The topics that have films; their names alone, so that no page pays for the rest. */
const lessons = ['fertilizers', 'insecticides', 'irrigation', 'sowing', 'weeds'] as const;

const recovery = ['accounts', 'recovery', 'otp', 'problems'] as const;

const schemesAsk = ['region', 'finder', 'q', 'kind'] as const;

/** Every page, who sees it, its texts and its file. Those without a session are drawn by the build. */
export const pages: readonly Page[] = [
  page('visitor', paths.home.path, ['landing'], 'home'),
  page('visitor', paths.signIn.path, ['accounts', 'problems'], 'sign-in'),
  page('visitor', paths.signUp.path, ['accounts', 'problems'], 'sign-up'),
  page('anyone', paths.forgotPassword.path, recovery, 'forgot-password'),
  page('anyone', paths.resetPassword.path, recovery, 'reset-password'),
  page('anyone', paths.services.path, ['landing', 'services'], 'services'),
  page('anyone', paths.explore.path, ['landing', 'services'], 'services'),
  page('anyone', paths.schemes.path, ['schemes'], 'govt-schemes', schemesAsk),
  page('anyone', paths.contact.path, ['contact', 'problems'], 'contact-us'),
  page('anyone', paths.about.path, ['about'], 'about-us'),
  page('authenticated', paths.dashboard.path, ['dashboard', 'crops', 'msp'], 'dashboard'),
  page('authenticated', paths.mandi.path, ['crops', 'msp'], 'mandi'),
  page('authenticated', paths.crop.path, ['crops', 'msp'], 'crop'),
  page('authenticated', paths.sellItem.path, ['crops', 'selling', 'problems'], 'sell-item'),
  page('authenticated', paths.sell.path, ['crops', 'selling', 'problems'], 'sell-item'),
  page('authenticated', paths.sellerSignUp.path, ['sellers', 'bank', 'problems'], 'seller-sign-up'),
  page('authenticated', paths.profile.path, ['profile', 'problems'], 'profile'),
  page(
    'authenticated',
    paths.sellerProfile.path,
    ['profile', 'bank', 'problems'],
    'seller-profile',
  ),
  page('authenticated', paths.settings.path, ['settings', 'otp', 'problems'], 'settings'),
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
export async function bringPage(pathname: string, isSignedIn: boolean): Promise<void> {
  const frame = isSignedIn ? bringSignedInShell() : undefined;
  await Promise.all([pageAt(pathname, isSignedIn).bring(), frame]);
}
