import type { NavItem } from '@upaj/ui/nav-item';
import {
  BookOpen,
  Compass,
  House,
  Info,
  Landmark,
  LayoutDashboard,
  Mail,
  Newspaper,
  Package,
  Settings,
  Sprout,
  Store,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useOwnsListing } from '../../shared/listing-owner.ts';
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
  | 'latestNews';

interface Place {
  to: string;
  /** Key of its name in the texts of the shell. */
  name: Name;
  icon?: ReactNode;
  /** Shown to those alone who have something on the market. */
  isForOwners?: boolean;
}

const icon = (Icon: typeof House) => <Icon aria-hidden="true" />;

/** The menus, place by place. A page joins them here on the day that it is built. */
export const menus = {
  landing: [
    { to: paths.home.href(), name: 'home' },
    { to: paths.services.href(), name: 'services' },
    { to: paths.about.href(), name: 'about' },
    { to: paths.contact.href(), name: 'contact' },
  ],
  top: [
    { to: paths.dashboard.href(), name: 'dashboard' },
    { to: paths.services.href('products'), name: 'mandi' },
    { to: paths.services.href('services'), name: 'disease' },
    { to: paths.services.href('labs'), name: 'labs' },
    { to: paths.services.href('schemes'), name: 'schemes' },
    { to: paths.contact.href(), name: 'contact' },
  ],
  side: [
    { to: paths.dashboard.href(), name: 'dashboard', icon: icon(LayoutDashboard) },
    { to: paths.mandi.href(), name: 'mandi', icon: icon(Store) },
    {
      to: paths.sellerDashboard.href(),
      name: 'ownListings',
      icon: icon(Package),
      isForOwners: true,
    },
    { to: paths.explore.href(), name: 'explore', icon: icon(Compass) },
    { to: paths.educational.href(), name: 'educational', icon: icon(BookOpen) },
    { to: paths.finance.href(), name: 'finance', icon: icon(Landmark) },
    { to: paths.latestNews.href(), name: 'latestNews', icon: icon(Newspaper) },
    { to: paths.contact.href(), name: 'contact', icon: icon(Mail) },
    { to: paths.about.href(), name: 'about', icon: icon(Info) },
    { to: paths.settings.href(), name: 'settings', icon: icon(Settings) },
  ],
  bottom: [
    { to: paths.dashboard.href(), name: 'home', icon: icon(House) },
    { to: paths.mandi.href(), name: 'mandi', icon: icon(Store) },
    { to: paths.sellItem.href(), name: 'sell', icon: icon(Sprout) },
  ],
} as const satisfies Record<string, readonly Place[]>;

/** Whether an address lies at or below a place. */
const isWithin = (pathname: string, to: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));

/** Addresses that show the same screen as another one, whose place in a menu is theirs too. */
const twins: Readonly<Record<string, string>> = {
  [paths.services.path]: paths.explore.path,
  [paths.explore.path]: paths.services.path,
  [paths.sell.path]: paths.sellItem.path,
};

/** A section of the services is found on the page where the person is, if that page has it. */
const here = (pathname: string, to: string) =>
  pathname === paths.explore.path ? to.replace(/^.*#/, `${pathname}#`) : to;

/** One menu in the person's language; the place that is nearest to where they are is the current one. */
export function useMenu(menu: keyof typeof menus): NavItem[] {
  const { t } = useTranslation('shell');
  const { pathname, hash } = useLocation();
  const places: readonly Place[] = menus[menu];
  const ownsListing = useOwnsListing();
  const shown = places
    .filter(({ isForOwners }) => !isForOwners || ownsListing)
    .map((place) => ({ ...place, to: here(pathname, place.to) }));
  const [current] = shown
    .filter(
      ({ to }) =>
        isWithin(pathname, to) || isWithin(twins[pathname] ?? '', to) || pathname + hash === to,
    )
    .sort((one, other) => other.to.length - one.to.length);
  return shown.map((place) => ({
    to: place.to,
    icon: place.icon,
    label: t(`menu.${place.name}`),
    isCurrent: place === current,
  }));
}
