import type { Thread } from '@upaj/contract/threads.schema';
import { ErrorState } from '@upaj/ui/error-state';
import { ShowMore } from '@upaj/ui/show-more';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { EmptyThreads } from './empty-threads.tsx';
import { ThreadCard } from './thread-card.tsx';
import { ThreadListSkeleton, threadGrid } from './thread-list-skeleton.tsx';
import { type DiscussionsAddress, discussionsHref } from './use-discussions-address.ts';
import { useThreadList } from './use-thread-list.ts';

/** As many as a desk shows at once. */
const onFirstScreen = 4;

interface ThreadListProps {
  address: DiscussionsAddress;
  /** The name of a crop by its id, once it is known. */
  cropNameOf: (id: string) => string | undefined;
}

/** The discussions that the address names, page by page. */
export function ThreadList({ address, cropNameOf }: ThreadListProps) {
  const { t } = useTranslation('threads');
  const list = useThreadList(address);
  const threads = list.currentData?.pages.flatMap(({ data }) => data);
  if (!threads) {
    return list.isError ? (
      <ErrorState retryLabel={t('tryAgain')} onRetry={list.refetch} isRetrying={list.isFetching}>
        {t('failed')}
      </ErrorState>
    ) : (
      <ThreadListSkeleton count={4} />
    );
  }
  if (threads.length === 0) return <EmptyThreads address={address} />;
  return <FullList threads={threads} list={list} address={address} cropNameOf={cropNameOf} />;
}

interface FullListProps extends ThreadListProps {
  threads: readonly Thread[];
  list: ReturnType<typeof useThreadList>;
}

function FullList({ threads, list, address, cropNameOf }: FullListProps) {
  const { t } = useTranslation('threads');
  const rows = useRef<HTMLUListElement>(null);
  return (
    <div>
      <ul ref={rows} className={threadGrid}>
        {threads.map((thread, place) => (
          <ThreadCard
            key={thread._id}
            thread={thread}
            isFirst={place < onFirstScreen}
            crop={thread.crop ? (cropNameOf(thread.crop) ?? thread.crop) : undefined}
            hashtagHref={(hashtag) => discussionsHref({ ...address, hashtag })}
          />
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <p role="alert" className="pt-4 text-center text-danger">
          {t('failed')}
        </p>
      )}
      <ShowMore
        count={t('shown', { count: threads.length })}
        label={t('showMore')}
        onShowMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        isBusy={list.isFetchingNextPage}
        list={rows}
      />
    </div>
  );
}
