import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { detailColumns } from './listing-details.tsx';

/** The shape of a listing that is on its way. */
export function CropDetailSkeleton() {
  const { t } = useTranslation('crops');
  return (
    <div className={detailColumns}>
      <Skeleton className="aspect-gallery rounded-panel" />
      <div className="grid content-start gap-4 md:row-span-2">
        <p role="status" className="text-muted">
          {t('loadingCard')}
        </p>
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-16" />
        <Skeleton className="h-11 w-1/3" />
        <Skeleton className="h-57 rounded-field" />
        <Skeleton className="h-14 rounded-control" />
      </div>
    </div>
  );
}
