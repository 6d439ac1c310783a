import type { Crop } from '@upaj/contract/crops.schema';
import { ErrorState } from '@upaj/ui/error-state';
import { SectionHead } from '@upaj/ui/section-head';
import { ShowMore } from '@upaj/ui/show-more';
import { Skeleton } from '@upaj/ui/skeleton';
import { useRef } from 'react';
import { useListReviewsInfiniteQuery } from '../../../domains/reviews/reviews.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsOwn } from '../own-listing-link.tsx';
import { ReviewItem } from './review-item.tsx';

/** What buyers say about a listing, the newest first; its seller answers here. */
export function ReviewList({ crop }: { crop: Crop }) {
  const { t } = useTranslation('reviews');
  const { data } = useListReviewsInfiniteQuery(crop._id);
  // None counts, and perhaps there is none.
  if (crop.ratingCount === 0 && !data?.pages[0]?.data.length) return null;
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <SectionHead title={t('title')} titleId="reviews" />
      <List crop={crop} />
    </section>
  );
}

function List({ crop }: { crop: Crop }) {
  const { t } = useTranslation('reviews');
  const { t: tCrops } = useTranslation('crops');
  const isOwn = useIsOwn(crop);
  const rows = useRef<HTMLUListElement>(null);
  const list = useListReviewsInfiniteQuery(crop._id);
  const reviews = list.data?.pages.flatMap(({ data }) => data);
  if (!reviews) {
    return list.isError ? (
      <ErrorState
        retryLabel={tCrops('tryAgain')}
        onRetry={list.refetch}
        isRetrying={list.isFetching}
      >
        {t('failed')}
      </ErrorState>
    ) : (
      <>
        <p role="status" className="sr-only">
          {tCrops('loading')}
        </p>
        <Skeleton className="h-36 rounded-field" />
      </>
    );
  }
  return (
    <>
      <ul ref={rows} className="grid gap-3">
        {reviews.map((review) => (
          <ReviewItem key={review._id} review={review} cropId={crop._id} isAnswerable={isOwn} />
        ))}
      </ul>
      <ShowMore
        count={t('shown', { count: reviews.length })}
        label={tCrops('showMore')}
        onShowMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        isBusy={list.isFetchingNextPage}
        list={rows}
      />
    </>
  );
}
