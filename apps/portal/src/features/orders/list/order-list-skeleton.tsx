import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Orders below each other on phones, two in a row on desks. */
export const orderGrid = 'grid gap-3 lg:grid-cols-2';

/** The shape of a list of orders that is on its way. */
export function OrderListSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('orders');
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className={orderGrid}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
          <Card key={place} size="row" className="grid gap-3">
            <Skeleton className="h-5 w-2/5" />
            <div className="flex items-center gap-3">
              <Skeleton className="size-14 flex-none rounded-control" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
            </div>
            <Skeleton className="h-6 w-1/2" />
          </Card>
        ))}
      </div>
    </div>
  );
}
