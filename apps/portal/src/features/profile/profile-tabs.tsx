import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

const tab =
  'inline-flex min-h-12 flex-none items-center whitespace-nowrap border-transparent border-b-3 px-3 md:px-4 font-semibold text-muted no-underline transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-action aria-[current=page]:text-on-action-soft';

/** The two tabs; each is a page of its own, so they are links. */
export function ProfileTabs({ current }: { current: 'profile' | 'seller' }) {
  const { t } = useTranslation('profile');
  const isCurrent = (name: typeof current) => (name === current ? 'page' : undefined);
  return (
    <nav
      aria-label={t('tabs')}
      className="-mt-3 flex gap-1 overflow-x-auto border-line-strong border-b"
    >
      <PageLink to={paths.profile.href()} aria-current={isCurrent('profile')} className={tab}>
        {t('profileDetails')}
      </PageLink>
      <PageLink to={paths.sellerProfile.href()} aria-current={isCurrent('seller')} className={tab}>
        {t('sellerDetails')}
      </PageLink>
    </nav>
  );
}
