import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

const count = 5;

/** The shape of a list of notifications that is on its way. */
export function NotificationListSkeleton() {
  const { t } = useTranslation('notifications');
  return (
    <div className="grid gap-3">
      <p role="status" className="flex min-h-11 items-center text-muted">
        {t('loading')}
      </p>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
        <Card key={place} size="row" className="flex items-center gap-3">
          <Skeleton className="size-11 flex-none rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </Card>
      ))}
    </div>
  );
}
