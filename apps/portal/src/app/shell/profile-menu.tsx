import { Avatar } from '@upaj/ui/avatar';
import { Menu, MenuItem, MenuLink } from '@upaj/ui/menu';
import { CircleUser, LogOut, Package, Settings, Sprout } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useOwnsListing } from '../../domains/crops/listing-owner.ts';
import { selectSession } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { useIsApiLoaded } from '../../shared/loading/store-parts.ts';
import { firstInteraction } from '../../shared/loading/when.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useLogout } from './use-logout.ts';
import { useSellerProfile } from './use-seller-profile.ts';

/** Empty on a prerendered page, which is the same for every user. */
function Initials() {
  const { t } = useTranslation('shell');
  const { userName } = useSelector(selectSession);
  const isHydrated = useIsHydrated();
  return <Avatar name={isHydrated ? (userName ?? t('brand')) : ''} isDecorative />;
}

const OwnAvatar = lazyComponent(async () => {
  await firstInteraction;
  return (await import('./own-avatar.tsx')).OwnAvatar;
}, Initials);

/** The user's initials; after the first interaction their picture, on pages that send requests to the server anyway. */
function Picture() {
  const hasApi = useIsApiLoaded();
  return hasApi ? (
    <Suspense fallback={<Initials />}>
      <OwnAvatar />
    </Suspense>
  ) : (
    <Initials />
  );
}

/** The user's listings; a row does not join an open menu, where it would move the others. */
function OwnListingsLink({ sellerProfile }: { sellerProfile: string }) {
  const { t } = useTranslation('shell');
  const ownsListing = useOwnsListing();
  const [ownedAtOpening] = useState(ownsListing);
  if (!ownsListing || !ownedAtOpening || sellerProfile === paths.sellerDashboard.href())
    return null;
  return (
    <MenuLink to={paths.sellerDashboard.href()} LinkComponent={PageLink}>
      <Sprout aria-hidden="true" />
      {t('menu.ownListings')}
    </MenuLink>
  );
}

/** The user's picture, which opens the account menu. */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const sellerProfile = useSellerProfile();
  const { logout, prepare } = useLogout();
  return (
    <Menu onFocus={prepare} label={t('profileMenu')} trigger={<Picture />}>
      <MenuLink to={paths.profile.href()} LinkComponent={PageLink}>
        <CircleUser aria-hidden="true" />
        {t('menu.profile')}
      </MenuLink>
      <MenuLink to={paths.orders.href()} LinkComponent={PageLink}>
        <Package aria-hidden="true" />
        {t('menu.orders')}
      </MenuLink>
      <MenuLink to={sellerProfile} LinkComponent={PageLink}>
        <Sprout aria-hidden="true" />
        {t('menu.sellerProfile')}
      </MenuLink>
      <OwnListingsLink sellerProfile={sellerProfile} />
      <MenuLink to={paths.settings.href()} LinkComponent={PageLink}>
        <Settings aria-hidden="true" />
        {t('menu.settings')}
      </MenuLink>
      <MenuItem onClick={logout}>
        <LogOut aria-hidden="true" />
        {t('menu.logout')}
      </MenuItem>
    </Menu>
  );
}
