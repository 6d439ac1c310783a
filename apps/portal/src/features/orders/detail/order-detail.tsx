import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import packagePicture from '@upaj/ui/pictures/package.svg?no-inline';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useGetOrderQuery } from '../../../domains/orders/orders.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

/** The HTTP status of a failed request. */
const statusOf = (error: unknown): unknown => Object(error).status;

/** One order: on its way, failed, not there, someone else's, or found. */
export function OrderDetail({ id }: { id: string }) {
  const { t } = useTranslation('orders');
  const { userId } = useSelector(selectSession);
  const { currentData, error, isFetching, refetch } = useGetOrderQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnReturn(refetch);
  const order = currentData?.data;
  useTitle(t('order', { reference: order?.reference ?? '' }).trim());
  const status = statusOf(error);
  if (status === 404 || status === 400) return <Instead>{t('notFound')}</Instead>;
  if (status === 403) return <Instead>{t('notYours')}</Instead>;
  if (order) {
    return (
      <OrderView key={id} order={order} side={order.buyerId === userId ? 'buyer' : 'seller'} />
    );
  }
  if (error) {
    return (
      <>
        <Heading />
        <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
          {t('failedOrder')}
        </ErrorState>
      </>
    );
  }
  return (
    <>
      <Heading />
      <OrderSkeleton />
    </>
  );
}

/** Names the page to screen readers while there is no order to name it. */
function Heading() {
  const { t } = useTranslation('orders');
  return <h1 className="sr-only">{t('order', { reference: '' }).trim()}</h1>;
}

function Instead({ children }: { children: string }) {
  return (
    <>
      <Heading />
      <EmptyState picture={packagePicture} role="status">
        {children}
      </EmptyState>
    </>
  );
}

/** Fetches again when the user comes back to the page, such as from a UPI app or a call: the other side may have acted. */
function useRefetchOnReturn(refetch: () => unknown): void {
  useEffect(() => {
    const listen = () => void (document.hidden || refetch());
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [refetch]);
}
