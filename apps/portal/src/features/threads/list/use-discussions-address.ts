import { longestHashtag } from '@upaj/contract/threads.rules';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DiscussionView, paths } from '../../../shared/paths.ts';
import { useAddressQuery } from '../../../shared/use-address-query.ts';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';

/** The tabs in their order; the first is shown by default. */
export const threadTabs = ['all', 'latest', 'popular', 'my-threads'] as const;
type ThreadTab = (typeof threadTabs)[number];

/** Which discussions are shown. */
export interface DiscussionsAddress {
  tab: ThreadTab;
  q: string;
  /** Without #. */
  hashtag: string;
  /** Id of a crop. */
  crop: string;
  isUnanswered: boolean;
}

const tabNamed = (name: unknown) => threadTabs.find((tab) => tab === name);

/** The view that an address names. */
export const readDiscussionsAddress = (query: URLSearchParams): DiscussionsAddress => ({
  tab: tabNamed(query.get('tab')) ?? 'all',
  q: query.get('q')?.trim().slice(0, 100) ?? '',
  hashtag: query.get('hashtag')?.trim().slice(0, longestHashtag) ?? '',
  crop: query.get('crop')?.slice(0, 40) ?? '',
  isUnanswered: query.get('unanswered') === 'true',
});

/** The address of a view; what is as by default is left out. */
export function discussionsHref({ tab, q, hashtag, crop, isUnanswered }: DiscussionsAddress) {
  const view: DiscussionView = {
    ...(tab !== 'all' && { tab }),
    ...(q && { q }),
    ...(hashtag && { hashtag }),
    ...(crop && { crop }),
    ...(isUnanswered && { unanswered: 'true' }),
  };
  return paths.discussions.href(view);
}

/** The tab that the navigation state names; a page that hydrates does not know it yet. */
function useStateTab(): ThreadTab | undefined {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? tabNamed(Object(state).selectedOption) : undefined;
}

/** Reads the view from the address and writes it there; the tab of a navigation state moves into the address. */
export function useDiscussionsAddress() {
  const [search, changeAddress] = useAddressQuery<keyof DiscussionView>();
  const navigate = useNavigate();
  const stateTab = useStateTab();
  const asWritten = readDiscussionsAddress(search);
  const address = stateTab ? { ...asWritten, tab: stateTab } : asWritten;
  const href = discussionsHref(address);
  useEffect(() => {
    if (stateTab) void navigate(href, { replace: true });
  }, [stateTab, href, navigate]);
  return { address, changeAddress };
}
