import { IconButton } from '@upaj/ui/icon-button';
import { CloudSun, HandCoins, LogOut, Package, Sprout, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { Preferences } from './preferences.tsx';
import { useMenu } from './signed-in-menus.tsx';
import { useLogout } from './use-logout.ts';
import { useSellerProfile } from './use-seller-profile.ts';

export interface MoreSheetProps {
  /** Called when it has been closed. */
  onClose: () => void;
}

const rowStyles =
  'flex min-h-12 w-full items-center gap-3 rounded-nav px-3.5 py-2 text-start font-semibold hover:bg-sunken *:[svg]:size-5';

/** The places of the sidebar that neither the bar itself nor the sheet's own rows show; none joins while it is open. */
function useRest(sellerProfile: string) {
  const shown = [...useMenu('bottom').map(({ to }) => to), sellerProfile];
  const rest = useMenu('side').filter(({ to }) => !shown.includes(to));
  const [atOpening] = useState(() => rest.map(({ to }) => to));
  return rest.filter(({ to }) => atOpening.includes(to));
}

/** On phones: the rest of the menu, language, theme and Logout, as a sheet from below. It opens itself. */
export function MoreSheet({ onClose }: MoreSheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // The browser's own dialog: no code of a library.
  useEffect(() => ref.current?.showModal?.(), []);
  const { t } = useTranslation('shell');
  const sellerProfile = useSellerProfile();
  const targets = useRest(sellerProfile);
  const { logout, prepare } = useLogout();
  const close = () => ref.current?.close();
  // A press on the backdrop is a press on the dialog itself.
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === ref.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser itself closes a dialog on Escape
    <dialog
      ref={ref}
      aria-label={t('menu.more')}
      onClose={onClose}
      onClick={closeOutside}
      onFocus={prepare}
      className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none animate-rise rounded-t-panel bg-surface text-ink shadow-float backdrop:bg-(--soil-900)/60"
    >
      <div className="grid gap-1 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] *:animate-settle">
        <div className="flex items-center justify-between gap-3 ps-3.5">
          <h2 className="text-xl">{t('menu.more')}</h2>
          <IconButton label={t('close')} onClick={close}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {targets.map(({ to, label, icon }) => (
          <PageLink key={to} to={to} onClick={close} className={rowStyles}>
            {icon}
            {label}
          </PageLink>
        ))}
        <PageLink to={paths.weather.href()} onClick={close} className={rowStyles}>
          <CloudSun aria-hidden="true" />
          {t('menu.weather')}
        </PageLink>
        <PageLink to={paths.sellItem.href()} onClick={close} className={rowStyles}>
          <HandCoins aria-hidden="true" />
          {t('menu.sell')}
        </PageLink>
        <PageLink to={paths.orders.href()} onClick={close} className={rowStyles}>
          <Package aria-hidden="true" />
          {t('menu.orders')}
        </PageLink>
        <PageLink to={sellerProfile} onClick={close} className={rowStyles}>
          <Sprout aria-hidden="true" />
          {t('menu.sellerProfile')}
        </PageLink>
        <div className="flex items-center gap-2 border-line border-y px-1 py-2">
          <Preferences />
        </div>
        <button type="button" onClick={logout} className={rowStyles}>
          <LogOut aria-hidden="true" />
          {t('menu.logout')}
        </button>
      </div>
    </dialog>
  );
}
