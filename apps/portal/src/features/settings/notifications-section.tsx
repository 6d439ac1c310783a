import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { retryImport } from '../../shared/retry-import.ts';
import { whenRead } from '../../shared/when-read.ts';

// It lies below the first screen.
const NotificationsCard = lazy<ComponentType>(() =>
  whenRead()
    .then(() => retryImport(() => import('./notifications-card.tsx')))
    .then(
      (module) => ({ default: module.NotificationsCard }),
      () => ({ default: NotLoaded }),
    ),
);

/** The other settings can still be changed. */
function NotLoaded() {
  const { t } = useTranslation('shell');
  return <p role="alert">{t('failed.partNotLoaded')}</p>;
}

/** What the user is told of; loaded after the rest of the settings. */
export function NotificationsSection() {
  const shape = (
    <Card>
      <Skeleton className="h-58 w-full rounded-control" />
    </Card>
  );
  return (
    <Suspense fallback={shape}>
      <NotificationsCard />
    </Suspense>
  );
}
