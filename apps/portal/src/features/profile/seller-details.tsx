import type { User } from '@upaj/contract/accounts.schema';
import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import handshake from '@upaj/ui/pictures/handshake.svg?no-inline';
import { useGetSellerQuery } from '../../domains/sellers/sellers.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { BankDetails } from './bank-details.tsx';
import { FieldsSkeleton } from './profile-skeleton.tsx';

/** The bank account of a seller, or the way to become one. */
export function SellerDetails({ user, userId }: { user: User; userId: string }) {
  const { t } = useTranslation('profile');
  const { seller, isNotSeller, hasFailed, isFetching, refetch } = useOwnSeller(userId);
  if (seller) return <BankDetails user={user} userId={userId} seller={seller} />;
  if (hasFailed) {
    return (
      <ErrorState retryLabel={t('retry')} onRetry={refetch} isRetrying={isFetching}>
        {t('sellerFailed')}
      </ErrorState>
    );
  }
  if (!isNotSeller) return <FieldsSkeleton />;
  return (
    <EmptyState
      picture={handshake}
      action={
        <PageLink to={paths.sellerSignUp.href()} className={buttonStyles({ size: 'big' })}>
          {t('becomeSeller')}
        </PageLink>
      }
    >
      {t('notSeller')}
    </EmptyState>
  );
}

/** The bank account of the signed-in user, if they have one. */
function useOwnSeller(userId: string) {
  const { data, error, isFetching, refetch } = useGetSellerQuery({ params: { userId } });
  const isNotSeller = getApiError(error)?.code === 'not_found';
  return {
    seller: data?.data,
    isNotSeller,
    hasFailed: error !== undefined && !isNotSeller,
    isFetching,
    refetch,
  };
}
