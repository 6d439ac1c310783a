import type { Crop } from '@upaj/contract/crops.schema';
import { Skeleton } from '@upaj/ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { retryImport } from '../../../shared/retry-import.ts';
import { useInView } from '../../../shared/use-in-view.ts';

const ReviewList = lazy<ComponentType<{ crop: Crop }>>(() =>
  retryImport(() => import('./review-list.tsx')).then(
    (module) => ({ default: module.ReviewList }),
    () => ({ default: NotLoaded }),
  ),
);

/** The listing itself can still be read and bought. */
function NotLoaded() {
  const { t } = useTranslation('shell');
  return <p role="alert">{t('failed.partNotLoaded')}</p>;
}

/** What buyers say about a listing; its code and the reviews come when the reader gets near. */
export function ReviewsSection({ crop }: { crop: Crop }) {
  const [section, isInView] = useInView<HTMLDivElement>(false);
  // Reviews that do not count may be there all the same.
  const shape = crop.ratingCount > 0 && <Skeleton className="h-36 rounded-field" />;
  return (
    <div ref={section}>
      {isInView ? (
        <Suspense fallback={shape}>
          <ReviewList crop={crop} />
        </Suspense>
      ) : (
        shape
      )}
    </div>
  );
}
