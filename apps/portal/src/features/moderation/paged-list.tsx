import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import { ShowMore } from '@upaj/ui/show-more';
import { Skeleton } from '@upaj/ui/skeleton';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface Pages<Item> {
  data?: { pages: readonly { data: readonly Item[] }[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PagedListProps<Item> {
  list: Pages<Item>;
  /** Picture and sentence where there is nothing. */
  empty: { picture: string; text: string };
  /** How many are shown, in words. */
  countText: (count: number) => string;
  children: (item: Item) => ReactNode;
}

/** A list of moderation, page by page: on its way, failed, empty or full. */
export function PagedList<Item>({ list, empty, countText, children }: PagedListProps<Item>) {
  const { t } = useTranslation('moderation');
  const rows = useRef<HTMLUListElement>(null);
  const items = list.data?.pages.flatMap(({ data }) => data);
  if (!items && list.isError) {
    return (
      <ErrorState retryLabel={t('tryAgain')} onRetry={list.refetch} isRetrying={list.isFetching}>
        {t('failed')}
      </ErrorState>
    );
  }
  if (!items) return <Shapes />;
  if (items.length === 0) {
    return (
      <EmptyState picture={empty.picture} role="status">
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={rows} className="grid gap-4">
        {items.map(children)}
      </ul>
      <ShowMore
        count={countText(items.length)}
        label={t('showMore')}
        onShowMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        isBusy={list.isFetchingNextPage}
        list={rows}
      />
    </>
  );
}

function Shapes() {
  const { t } = useTranslation('moderation');
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </div>
  );
}
