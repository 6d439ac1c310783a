import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { ShowMore } from '@upaj/ui/show-more';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useListCropsInfiniteQuery } from '../crops.api.ts';
import { CropGrid, CropGridSkeleton } from './crop-grid.tsx';
import type { MandiAddress } from './use-mandi-address.ts';

/** Everything that the address asks for, page by page. */
export function CropList({ address: { category, q, state, sort } }: { address: MandiAddress }) {
  const list = useListCropsInfiniteQuery({
    category,
    q: q || undefined,
    state: state || undefined,
    sort,
  });
  const { t } = useTranslation('crops');
  const grid = useRef<HTMLDivElement>(null);
  // Listings of the filter before would be a wrong answer to this one.
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
  if (crops.length === 0)
    return <NothingFound>{q ? t('noMatch', { q }) : t('noneHere')}</NothingFound>;
  return (
    <>
      <CropGrid ref={grid} crops={crops} />
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

function NothingFound({ children }: { children: ReactNode }) {
  const { t } = useTranslation('crops');
  return (
    <EmptyState
      picture={basket}
      action={
        <PageLink to={paths.mandi.href()} className={buttonStyles({ variant: 'outline' })}>
          {t('showAll')}
        </PageLink>
      }
    >
      {children}
    </EmptyState>
  );
}
