import { Card } from '@upaj/ui/card';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import seedling from '@upaj/ui/pictures/seedling.svg?no-inline';
import { SectionHead } from '@upaj/ui/section-head';
import { ShowMore } from '@upaj/ui/show-more';
import { Skeleton } from '@upaj/ui/skeleton';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useListCropsInfiniteQuery } from '../../../domains/crops/crops.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { OwnListing } from './own-listing.tsx';

/** What the signed-in person has put on the market, with what can be done about each. */
export function OwnListings() {
  const { t } = useTranslation('selling');
  return (
    <section aria-labelledby="own-listings">
      <SectionHead title={t('ownListings')} titleId="own-listings" />
      <List />
    </section>
  );
}

function List() {
  const { t } = useTranslation('crops');
  const { t: tSelling } = useTranslation('selling');
  const { userId } = useSelector(selectSession);
  const rows = useRef<HTMLUListElement>(null);
  const list = useListCropsInfiniteQuery({ seller: userId ?? undefined }, { skip: !userId });
  const crops = list.data?.pages.flatMap(({ data }) => data);
  if (!crops) {
    return list.isError ? (
      <ErrorState retryLabel={t('tryAgain')} onRetry={list.refetch} isRetrying={list.isFetching}>
        {t('failedToFetch')}
      </ErrorState>
    ) : (
      <OwnListingSkeleton count={3} />
    );
  }
  if (crops.length === 0)
    return <EmptyState picture={seedling}>{tSelling('noOwnListings')}</EmptyState>;
  return (
    <>
      <ul ref={rows} className="grid gap-3">
        {crops.map((crop) => (
          <OwnListing key={crop._id} crop={crop} />
        ))}
      </ul>
      <ShowMore
        count={t('shown', { count: crops.length })}
        label={t('showMore')}
        onShowMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        isBusy={list.isFetchingNextPage}
        list={rows}
      />
    </>
  );
}

/** The shape of one's own listings while they are on the way. */
function OwnListingSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('crops');
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {t('loading')}
      </p>
      <div className="grid gap-3">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
          <Card key={place} size="row" className="flex items-center gap-4">
            <Skeleton className="size-18 flex-none rounded-field" />
            <div className="grid flex-1 gap-3">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
