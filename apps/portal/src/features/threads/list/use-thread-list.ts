import { useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import {
  useListMyThreadsInfiniteQuery,
  useListPopularThreadsInfiniteQuery,
  useListThreadsInfiniteQuery,
} from '../../../domains/threads/threads.api.ts';
import type { DiscussionsAddress } from './use-discussions-address.ts';

/** Cards show two lines and counts; `discussions.requests.ts` names the same. */
const briefly = { brief: 'true', limit: '12' } as const;

/** The discussions of a tab, page by page; they are fetched again whenever another tab is chosen. */
export function useThreadList({ tab, q, hashtag, crop, isUnanswered }: DiscussionsAddress) {
  const { userId } = useSelector(selectSession);
  const filter = {
    q: q || undefined,
    hashtag: hashtag || undefined,
    crop: crop || undefined,
    unanswered: isUnanswered ? ('true' as const) : undefined,
    ...briefly,
  };
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
