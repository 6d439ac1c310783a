import type {
  listHashtags,
  listMyThreads,
  listPopularThreads,
  listThreads,
} from '@upaj/contract/threads.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

const briefly = { brief: 'true', limit: '12' } as const;

function listOf(tab: string | undefined): string {
  if (tab === 'popular') {
    return firstRequest<typeof listPopularThreads>('/api/v1/threads/popular', { query: briefly });
  }
  if (tab === 'my-threads') {
    return firstRequest<typeof listMyThreads>('/api/v1/threads/mytweets/:userId', {
      params: { userId: ownId },
      query: briefly,
    });
  }
  const sort = tab === 'latest' ? 'newest' : 'activity';
  return firstRequest<typeof listThreads>('/api/v1/tweets', { query: { sort, ...briefly } });
}

/** The discussions of the tab, and the hashtags above them. */
export const requests: FirstRequests = ({ tab }) => [
  listOf(tab),
  firstRequest<typeof listHashtags>('/api/v1/threads/hashtags', {}),
];
