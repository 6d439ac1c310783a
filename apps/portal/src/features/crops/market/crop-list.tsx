import { sectionSize } from '@upaj/content/trade-unit';
import { ErrorState } from '@upaj/ui/error-state';
import { ShowMore } from '@upaj/ui/show-more';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useListCropsInfiniteQuery } from '../../../domains/crops/crops.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CropGrid, CropGridSkeleton } from './crop-grid.tsx';
import { EmptyList } from './empty-list.tsx';
import { listFilterOf, type MandiAddress } from './use-mandi-address.ts';

// Names of states, and further questions; without it the plain sentence is left.
const NothingFound = lazy<ComponentType<{ address: MandiAddress }>>(() =>
  import('./no-results.tsx').then(
    (module) => ({ default: module.NoResults }),
    () => ({ default: EmptyList }),
  ),
);

/** All results for the filters of the address, page by page. */
export function CropList({ address }: { address: MandiAddress }) {
  const list = useListCropsInfiniteQuery(listFilterOf(address));
  const { t } = useTranslation('crops');
  const grid = useRef<HTMLDivElement>(null);
  // Listings of the previous filter would be wrong results for this one.
  const crops = list.currentData?.pages.flatMap(({ data }) => data);
  if (!crops) {
    return list.isError ? (
      <ErrorState retryLabel={t('tryAgain')} onRetry={list.refetch} isRetrying={list.isFetching}>
        {t('failedToFetch')}
      </ErrorState>
    ) : (
      <Waiting />
    );
  }
  if (crops.length === 0) {
    return (
      <Suspense fallback={<Waiting />}>
        <NothingFound address={address} />
      </Suspense>
    );
  }
  return (
    <>
      <CropGrid ref={grid} crops={crops} eagerCount={sectionSize} />
      {list.isFetchNextPageError && (
        <p role="alert" className="pt-4 text-center text-danger">
          {t('failedToFetch')}
        </p>
      )}
      <ShowMore
        count={t('shown', { count: crops.length })}
        label={t('showMore')}
        onShowMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        isBusy={list.isFetchingNextPage}
        list={grid}
      />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('crops');
  return (
    <>
      <p role="status" className="mb-3.5 text-muted">
        {t('loading')}
      </p>
      <CropGridSkeleton count={8} />
    </>
  );
}
