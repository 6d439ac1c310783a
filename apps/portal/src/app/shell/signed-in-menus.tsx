import type { NavItem } from '@upaj/ui/nav-item';
import {
  BookOpen,
  Compass,
  House,
  Info,
  Landmark,
  LayoutDashboard,
  Mail,
  MessageCircle,
  Newspaper,
  Settings,
  Sprout,
  Store,
} from 'lucide-react';
import { useOwnsListing } from '../../domains/crops/listing-owner.ts';
import { paths } from '../../shared/paths.ts';
import { useLateItems } from './late-items.ts';
import { type NavTarget, useNavItems } from './nav-items.tsx';

const icon = (Icon: typeof House) => <Icon aria-hidden="true" />;

/** The menus of authenticated users; apart from those of visitors, whose pages need no icons. */
const menus = {
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
    { to: paths.explore.href(), name: 'explore', icon: icon(Compass) },
    { to: paths.educational.href(), name: 'educational', icon: icon(BookOpen) },
    { to: paths.finance.href(), name: 'finance', icon: icon(Landmark) },
    { to: paths.latestNews.href(), name: 'latestNews', icon: icon(Newspaper) },
    { to: paths.discussions.href(), name: 'discussions', icon: icon(MessageCircle) },
    { to: paths.contact.href(), name: 'contact', icon: icon(Mail) },
    { to: paths.about.href(), name: 'about', icon: icon(Info) },
    { to: paths.settings.href(), name: 'settings', icon: icon(Settings) },
    // Last: it is known late, and would push what is below it.
    { to: paths.sellerDashboard.href(), name: 'ownListings', icon: icon(Sprout) },
  ],
  bottom: [
    { to: paths.dashboard.href(), name: 'home', icon: icon(House) },
    { to: paths.mandi.href(), name: 'mandi', icon: icon(Store) },
    { to: paths.chatBot.href(), name: 'ask', icon: icon(Sprout) },
    { to: paths.discussions.href(), name: 'forum', icon: icon(MessageCircle) },
  ],
} as const satisfies Record<string, readonly NavTarget[]>;

/** One of them; 'My listings' is shown to those alone who have something on the market. */
export function useMenu(menu: keyof typeof menus): NavItem[] {
  const ownsListing = useOwnsListing();
  const lateItems = useLateItems();
  const targets: readonly NavTarget[] = menus[menu];
  const items = useNavItems(targets.filter(({ name }) => name !== 'ownListings' || ownsListing));
  return menu === 'side' ? [...items, ...lateItems] : items;
}
