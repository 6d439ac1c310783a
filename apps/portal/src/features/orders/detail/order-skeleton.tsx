import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** What is done with an order beside what it costs and who it is with; below each other on phones. */
export const orderColumns = 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-5';

/** The shape of an order that is on its way. */
export function OrderSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t('loadingOrder')}
      </p>
      <div className="grid gap-2.5">
        <Skeleton className="h-9 w-3/5 max-w-72" />
        <Skeleton className="h-6 w-2/5 max-w-52" />
      </div>
      <div className={orderColumns}>
        <div className="grid content-start gap-4">
          <Card className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-11 w-2/5 rounded-control" />
          </Card>
          <Card className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Card>
        </div>
        <Card className="grid content-start gap-3">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-20" />
        </Card>
      </div>
    </div>
  );
}
