import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The shape of the cart while it is on its way. */
export function CartSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <div className="grid w-full max-w-3xl gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Card className="grid gap-4">
        <Skeleton className="h-5 w-1/2" />
        <SkeletonRow />
        <SkeletonRow />
      </Card>
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className="flex gap-3.5">
      <Skeleton className="size-18 flex-none rounded-field" />
      <div className="grid flex-1 content-start gap-2.5">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-11 w-2/5" />
      </div>
    </div>
  );
}
