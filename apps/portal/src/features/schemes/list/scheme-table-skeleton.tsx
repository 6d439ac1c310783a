import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The shape of the list while it is on its way. */
export function SchemeTableSkeleton() {
  const { t } = useTranslation('schemes');
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted text-sm">
        {t('loading')}
      </p>
      <div className="grid gap-3 md:gap-0 md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface">
        {rows.map((row) => (
          <div
            key={row}
            className="grid gap-2.5 rounded-card border border-line bg-surface p-4 md:rounded-none md:border-0 md:border-line md:border-t md:px-5 md:py-6"
          >
            <Skeleton className="h-5 w-3/4 max-w-md" />
            <Skeleton className="h-4 w-full max-w-2xl" />
            <Skeleton className="h-4 w-1/2 max-w-sm" />
          </div>
        ))}
      </div>
    </div>
  );
}
