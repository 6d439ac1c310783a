import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

const places = [1, 2, 3, 4];

/** The shape of a list of laboratories that is on its way. */
export function LabListSkeleton() {
  const { t } = useTranslation('labs');
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="mb-3.5 h-7 w-3/5" />
      <div className="grid gap-4 md:grid-cols-2">
        {places.map((place) => (
          <Card key={place} className="grid gap-3">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-11 w-full" />
          </Card>
        ))}
      </div>
    </div>
  );
}
