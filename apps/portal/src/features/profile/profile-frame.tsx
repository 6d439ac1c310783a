import type { User } from '@upaj/contract/accounts.schema';
import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { TabLinks } from '@upaj/ui/tab-links';
import type { ReactNode } from 'react';
import { SectionHeader } from '../../domains/session/section-header.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { useOwnUser } from './use-own-user.ts';

interface ProfileFrameProps {
  /** Which of the two tabs is open. */
  current: 'profile' | 'seller';
  /** What the tab shows of the user. */
  children: (user: User, userId: string) => ReactNode;
}

/** The user's summary at the side, and the content of the open tab. */
export function ProfileFrame({ current, children }: ProfileFrameProps) {
  const { t } = useTranslation('profile');
  const { userId, user, hasFailed, isFetching, refetch } = useOwnUser();
  return (
    <div className="grid gap-6">
      <SectionHeader title={t(current === 'seller' ? 'sellerTitle' : 'title')} />
      {user && (
        <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <ProfileSummary user={user} userId={userId} />
          <Card size="panel" className="grid gap-6">
            <ProfileTabs current={current} />
            {children(user, userId)}
          </Card>
        </div>
      )}
      {!user && hasFailed && (
        <ErrorState retryLabel={t('retry')} onRetry={refetch} isRetrying={isFetching}>
          {t('userFailed')}
        </ErrorState>
      )}
      {!user && !hasFailed && <ProfileSkeleton label={t('loading')} />}
    </div>
  );
}

/** The two tabs; each is a page of its own, so they are links. */
function ProfileTabs({ current }: { current: 'profile' | 'seller' }) {
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
