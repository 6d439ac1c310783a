import { useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import {
  useListMyThreadsInfiniteQuery,
  useListPopularThreadsInfiniteQuery,
  useListThreadsInfiniteQuery,
} from '../../../domains/threads/threads.api.ts';
import type { DiscussionsAddress } from './use-discussions-address.ts';

/** What a list is asked for beside its order; cards show two lines and counts. */
export const threadFilterOf = ({ q, hashtag, crop, isUnanswered }: DiscussionsAddress) =>
  ({
    q: q || undefined,
    hashtag: hashtag || undefined,
    crop: crop || undefined,
    unanswered: isUnanswered ? 'true' : undefined,
    brief: 'true',
    limit: '12',
  }) as const;

/** The discussions of a tab, page by page; they are fetched again whenever another tab is chosen. */
export function useThreadList(address: DiscussionsAddress) {
  const { tab } = address;
  const { userId } = useSelector(selectSession);
  const filter = threadFilterOf(address);
  const only = (isWanted: boolean) => ({ skip: !isWanted, refetchOnMountOrArgChange: true });
  const isOwn = tab === 'my-threads';
  const isPopular = tab === 'popular';
  const sort = tab === 'latest' ? 'newest' : 'activity';
  const all = useListThreadsInfiniteQuery({ sort, ...filter }, only(!isOwn && !isPopular));
  const popular = useListPopularThreadsInfiniteQuery(filter, only(isPopular));
  const own = useListMyThreadsInfiniteQuery(
    { userId: userId ?? '', ...filter },
    only(isOwn && userId !== null),
  );
  if (isOwn) return own;
  return isPopular ? popular : all;
}
