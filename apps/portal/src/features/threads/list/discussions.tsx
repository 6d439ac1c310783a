import { TabLinks } from '@upaj/ui/tab-links';
import { useCropNames } from '../../../domains/threads/use-crop-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { HashtagChips } from './hashtag-chips.tsx';
import { ThreadFilters } from './thread-filters.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadSearch } from './thread-search.tsx';
import { discussionsHref, threadTabs, useDiscussionsAddress } from './use-discussions-address.ts';

/** Tabs, search and filters, and the discussions that fit. */
export function Discussions() {
  const { t } = useTranslation('threads');
  const { address, changeAddress } = useDiscussionsAddress();
  const { crops, nameOf } = useCropNames();
  return (
    <div className="grid gap-4">
      <TabLinks
        label={t('tabs')}
        items={threadTabs.map((tab) => ({
          to: discussionsHref({ ...address, tab }),
          label: t(`tab.${tab}`),
          isCurrent: tab === address.tab,
        }))}
        LinkComponent={PageLink}
      />
      <div className="grid gap-3 md:grid-cols-2">
        <ThreadSearch q={address.q} onSearch={(q) => changeAddress({ q }, { replace: true })} />
        <ThreadFilters address={address} crops={crops} onChange={changeAddress} />
      </div>
      <HashtagChips chosen={address.hashtag} onChoose={(hashtag) => changeAddress({ hashtag })} />
      <ThreadList key={address.tab} address={address} cropNameOf={nameOf} />
    </div>
  );
}
