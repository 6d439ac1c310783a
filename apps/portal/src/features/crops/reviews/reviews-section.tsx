import type { Crop } from '@upaj/contract/crops.schema';
import { Skeleton } from '@upaj/ui/skeleton';
import { Suspense } from 'react';
import { lazyComponent, PartNotLoaded } from '../../../shared/loading/lazy-component.tsx';
import { retryImport } from '../../../shared/loading/retry-import.ts';
import { useInView } from '../../../shared/use-in-view.ts';

// Without it the listing itself can still be read and bought.
const ReviewList = lazyComponent(
  async () => (await retryImport(() => import('./review-list.tsx'))).ReviewList,
  PartNotLoaded,
);

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
