import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The shape of the weather while it is on its way. */
export function WeatherSkeleton() {
  const { t } = useTranslation('weather');
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-72 rounded-panel" />
      <div className="grid gap-2 md:flex">
        {[1, 2, 3, 4, 5].map((day) => (
          <Skeleton key={day} className="h-20 flex-1 rounded-card" />
        ))}
      </div>
    </div>
  );
}
