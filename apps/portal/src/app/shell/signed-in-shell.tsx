import { Brand } from '@upaj/ui/brand';
import { Sidebar } from '@upaj/ui/sidebar';
import { SkipLink } from '@upaj/ui/skip-link';
import { TopBar } from '@upaj/ui/top-bar';
import { Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { firstInteraction, whenRead } from '../../shared/loading/when.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { BellLink } from './bell-link.tsx';
import { CartLink } from './cart-link.tsx';
import { HelpCenter } from './help-center.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { useMenu } from './signed-in-menus.tsx';

// Nothing on the screen waits for a check; without it menus and badges show their last state.
const ListingOwnerCheck = lazyComponent(async () => {
  await firstInteraction;
  return (await import('./listing-owner-check.tsx')).ListingOwnerCheck;
});

const ModerationCheck = lazyComponent(async () => {
  // A moderator is known from an earlier visit.
  await (localStorage.getItem(storageKeys.waitingCases) ?? firstInteraction);
  return (await import('./moderation-check.tsx')).ModerationCheck;
});

const CART_AFTER_MS = 3_000;

const CartSync = lazyComponent(async () => {
  // What was chosen without a session joins the cart at once.
  const isWaiting = localStorage.getItem(storageKeys.visitorCart);
  await (isWaiting ?? whenRead(CART_AFTER_MS));
  return (await import('../../domains/cart/cart-sync.tsx')).CartSync;
});

/** The frame of the pages behind the sign-in: sidebar on desks, bar at the bottom on phones. */
export function SignedInShell() {
  const { t } = useTranslation('shell');
  const logo = (
    <PageLink
      to={paths.dashboard.href()}
      aria-label={t('toDashboard')}
      className="inline-flex min-h-11 items-center"
    >
      <Brand name={t('brand')} />
    </PageLink>
  );
  return (
    <div className="flex min-h-dvh">
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Sidebar
        label={t('menu.side')}
        items={useMenu('side')}
        brand={logo}
        footer={<HelpCenter />}
        LinkComponent={PageLink}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          brand={<div className="flex lg:hidden">{logo}</div>}
          label={t('menu.label')}
          items={useMenu('top')}
          actions={
            <>
              <Preferences isThemeElsewhere />
              <BellLink />
              <CartLink />
              <ProfileMenu />
            </>
          }
          LinkComponent={PageLink}
        />
        <PageOutlet className="mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-[calc(7rem+var(--end-spacer,0px))] md:px-8 md:pt-9 lg:pb-[calc(3.25rem+var(--end-spacer,0px))]" />
      </div>
      <PhoneBar />
      {useIsHydrated() && (
        <>
          <Suspense>
            <ListingOwnerCheck />
          </Suspense>
          <Suspense>
            <ModerationCheck />
          </Suspense>
          <Suspense>
            <CartSync />
          </Suspense>
        </>
      )}
    </div>
  );
}
