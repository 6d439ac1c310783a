import { TabLinks } from '@upaj/ui/tab-links';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** The two tabs; each is a page of its own, so they are links. */
export function ProfileTabs({ current }: { current: 'profile' | 'seller' }) {
  const { t } = useTranslation('profile');
  const profile = { to: paths.profile.href(), label: t('profileDetails') };
  const seller = { to: paths.sellerProfile.href(), label: t('sellerDetails') };
  return (
    <TabLinks
      label={t('tabs')}
      items={[
        { ...profile, isCurrent: current === 'profile' },
        { ...seller, isCurrent: current === 'seller' },
      ]}
      LinkComponent={PageLink}
      className="-mt-3"
    />
  );
}
