import { ErrorState } from '@upaj/ui/error-state';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { useBought } from './use-bought.ts';
import { useProfileAddress } from './use-profile-address.ts';

/** The checkout of the cart, or of one listing that is bought at once: on its way, failed, or ready. */
export function Checkout() {
  const { t } = useTranslation('checkout');
  const goods = useBought();
  const { address, isLoading } = useProfileAddress();
  const { bought, lines, isError, isFetching, refetch } = goods;
  if (!lines && isError) {
    return (
      <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
        {t('loadFailed')}
      </ErrorState>
    );
  }
  if (!lines || isLoading) return <CheckoutSkeleton />;
  return <CheckoutForm key={bought} goods={goods} lines={lines} profile={address} />;
}
