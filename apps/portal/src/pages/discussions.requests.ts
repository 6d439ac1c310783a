import { threadsApi } from '../domains/threads/threads.api.ts';
import { readDiscussionsAddress } from '../features/threads/list/use-discussions-address.ts';
import { threadFilterOf } from '../features/threads/list/use-thread-list.ts';
import { type FirstRequests, marked, own, ownId, same } from '../shared/transport/first-request.ts';

/** The discussions of the tab, and the hashtags above them. */
export const requests: FirstRequests = (query) => {
  const address = readDiscussionsAddress(query);
  const filter = threadFilterOf(address);
  const { listHashtags, listMyThreads, listPopularThreads, listThreads } = threadsApi.endpoints;
  const lists = {
    all: () => marked(listThreads.initiate({ sort: 'activity', ...filter })),
    latest: () => marked(listThreads.initiate({ sort: 'newest', ...filter })),
    popular: () => marked(listPopularThreads.initiate(filter)),
    'my-threads': () => own(listMyThreads.initiate({ userId: ownId, ...filter })),
  };
  return [lists[address.tab](), same(listHashtags.initiate({}))];
};
