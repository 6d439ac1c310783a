import { Avatar } from '@upaj/ui/avatar';
import { Menu, MenuItem, MenuLink } from '@upaj/ui/menu';
import { CircleUser, LogOut, Settings, Sprout } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { selectSession } from '../../shared/session.slice.ts';
import { useLogout } from './use-logout.ts';
import { useSellerProfile } from './use-seller-profile.ts';

/** The person's picture and, behind it, what is theirs. */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const { userName } = useSelector(selectSession);
  const sellerProfile = useSellerProfile();
  const { logout, prepare } = useLogout();
  return (
    <Menu
      onFocus={prepare}
      label={t('profileMenu')}
      trigger={<Avatar name={userName ?? t('brand')} isDecorative />}
    >
      <MenuLink to={paths.profile.href()} LinkComponent={PageLink}>
        <CircleUser aria-hidden="true" />
        {t('menu.profile')}
      </MenuLink>
      <MenuLink to={sellerProfile} LinkComponent={PageLink}>
        <Sprout aria-hidden="true" />
        {t('menu.sellerProfile')}
      </MenuLink>
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
