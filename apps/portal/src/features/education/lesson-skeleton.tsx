import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** Film beside suggestions on larger screens, above them on phones. */
export const lessonColumns = 'grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]';

const suggestions = [1, 2, 3, 4, 5];

/** The shape of a lesson that is on its way. */
export function LessonSkeleton() {
  const { t } = useTranslation('education');
  return (
    <div className={lessonColumns}>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid content-start gap-4">
        <Skeleton className="aspect-[16/9] rounded-card" />
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </div>
      <div className="grid content-start gap-2">
        {suggestions.map((place) => (
          <Skeleton key={place} className="h-24 rounded-field" />
        ))}
      </div>
    </div>
  );
}
