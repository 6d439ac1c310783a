import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** The shape of one's own listings while they are on the way. */
export function OwnListingSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('crops');
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {t('loading')}
      </p>
      <div className="grid gap-3">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
          <Card key={place} size="row" className="flex items-center gap-4">
            <Skeleton className="size-18 flex-none rounded-field" />
            <div className="grid flex-1 gap-3">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
