import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The shape of the checkout while it is on its way. */
export function CheckoutSkeleton() {
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
