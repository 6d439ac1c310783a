import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { Skeleton } from '@upaj/ui/skeleton';
import { Fragment } from 'react';
import { useGetCropQuery } from '../../../domains/crops/crops.api.ts';
import { isCategory } from '../../../domains/crops/use-crop-labels.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { detailColumns, ListingDetails } from './listing-details.tsx';

interface CropDetailProps {
  /** As the address has them, so perhaps nonsense. */
  category: string;
  id: string;
}

/** As long as the server keeps a page. */
const FRESH_SECONDS = 5;

/** Statuses that mean: there is no listing of this id. */
const isNotFound = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 404 || error.status === 400);

/** One listing: on its way, failed, not there, or found. */
export function CropDetail({ category, id }: CropDetailProps) {
  const { t } = useTranslation('crops');
  // One prerendered page serves all listings: it knows no category.
  const isHydrated = useIsHydrated();
  const isKnown = !isHydrated || isCategory(category);
  // A list may have loaded the listing already; it is shown at once and fetched again. One that came with the page is fresh.
  const { currentData, error, isFetching, refetch } = useGetCropQuery(
    { params: { id } },
    { skip: !isKnown, refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const crop = currentData?.data;
  useTitle(crop?.name ?? t('listing'));
  if (!isKnown) return <Instead>{t('categoryNotFound')}</Instead>;
  if (isNotFound(error)) return <Instead>{t('itemNotFound')}</Instead>;
  if (crop) {
    const isMeant = crop._id === id && crop.category === category;
    if (!isMeant) return <Instead>{t('noCard')}</Instead>;
    return (
      <Fragment key={id}>
        <ListingDetails crop={crop} />
        <ReviewsSection crop={crop} />
      </Fragment>
    );
  }
  if (error) {
    return (
      <>
        <Heading />
        <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
          {t('failedToFetch')}
        </ErrorState>
      </>
    );
  }
  return (
    <>
      <Heading />
      <CropDetailSkeleton />
    </>
  );
}

/** Names the page to screen readers while there is no crop to name it. */
function Heading() {
  const { t } = useTranslation('crops');
  return <h1 className="sr-only">{t('listing')}</h1>;
}

function Instead({ children }: { children: string }) {
  return (
    <>
      <Heading />
      <EmptyState picture={basket} role="status">
        {children}
      </EmptyState>
    </>
  );
}

/** The shape of a listing that is on its way. */
function CropDetailSkeleton() {
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
