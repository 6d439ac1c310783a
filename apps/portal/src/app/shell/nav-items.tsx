import type { NavItem } from '@upaj/ui/nav-item';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';

type Name =
  | 'about'
  | 'contact'
  | 'explore'
  | 'schemes'
  | 'services'
  | 'disease'
  | 'labs'
  | 'home'
  | 'dashboard'
  | 'mandi'
  | 'sell'
  | 'ownListings'
  | 'settings'
  | 'educational'
  | 'finance'
  | 'latestNews'
  | 'discussions'
  | 'ask'
  | 'forum';

export interface NavTarget {
  to: string;
  /** Key of its name in the texts of the shell. */
  name: Name;
  icon?: ReactNode;
}

/** The menu of visitors. A page joins a menu on the day that it is built. */
const landing: readonly NavTarget[] = [
  { to: paths.home.href(), name: 'home' },
  { to: paths.services.href(), name: 'services' },
  { to: paths.about.href(), name: 'about' },
  { to: paths.contact.href(), name: 'contact' },
];

/** Whether an address lies at or below a place. */
const isWithin = (pathname: string, to: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));

/** Addresses that show the same screen as another one, whose place in a menu is theirs too. */
const aliases: Readonly<Record<string, string>> = {
  [paths.services.path]: paths.explore.path,
  [paths.explore.path]: paths.services.path,
  [paths.sell.path]: paths.sellItem.path,
};

/** A section of the services is found on the page where the user is, if that page has it. */
const here = (pathname: string, to: string) =>
  pathname === paths.explore.path ? to.replace(/^.*#/, `${pathname}#`) : to;

/** A menu in the user's language; the place that is nearest to where they are is the current one. */
export function useNavItems(targets: readonly NavTarget[]): NavItem[] {
  const { t } = useTranslation('shell');
  const { pathname, hash } = useLocation();
  const shown = targets.map((target) => ({ ...target, to: here(pathname, target.to) }));
  const [current] = shown
    .filter(
      ({ to }) =>
        isWithin(pathname, to) || isWithin(aliases[pathname] ?? '', to) || pathname + hash === to,
    )
    .sort((one, other) => other.to.length - one.to.length);
  return shown.map((target) => ({
    to: target.to,
    icon: target.icon,
    label: t(`menu.${target.name}`),
    isCurrent: target === current,
  }));
}

/** The menu at the top and in the foot of public pages. */
export const useLandingMenu = () => useNavItems(landing);
