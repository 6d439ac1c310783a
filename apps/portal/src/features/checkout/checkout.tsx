import type { OrderAddress } from '@upaj/contract/orders.schema';
import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { Skeleton } from '@upaj/ui/skeleton';
import { useSelector } from 'react-redux';
import { useGetUserQuery } from '../../domains/accounts/accounts.api.ts';
import { selectSession } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { useBought } from './use-bought.ts';

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

/** The shape of the checkout while it is on its way. */
function CheckoutSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <div className="grid w-full max-w-3xl gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Card className="grid gap-4">
        <Skeleton className="h-5 w-1/2" />
        <div className="flex gap-3.5">
          <Skeleton className="size-18 flex-none rounded-field" />
          <div className="grid flex-1 content-start gap-2.5">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      </Card>
      <Card className="grid gap-2.5">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </Card>
    </div>
  );
}

const empty: OrderAddress = {
  name: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
};

/** The address of the user's profile; empty where it is not known or cannot be loaded. */
function useProfileAddress(): { address: OrderAddress; isLoading: boolean } {
  const userId = useSelector(selectSession).userId ?? '';
  const { data, isLoading } = useGetUserQuery({ params: { id: userId } }, { skip: !userId });
  const user = data?.data;
  if (!user || !('email' in user)) return { address: empty, isLoading };
  const { name, phone, street, city, state, postalCode } = user;
  return { address: { name, phone, street, city, state, postalCode }, isLoading };
}
