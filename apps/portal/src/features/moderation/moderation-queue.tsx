import handshake from '@upaj/ui/pictures/handshake.svg?no-inline';
import { useListModerationCasesInfiniteQuery } from '../../domains/moderation/moderation.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CaseCard } from './case-card.tsx';
import { PagedList } from './paged-list.tsx';

/** What waits for a moderator, the oldest first. */
export function ModerationQueue() {
  const { t } = useTranslation('moderation');
  const list = useListModerationCasesInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      list={list}
      empty={{ picture: handshake, text: t('nothingWaits') }}
      countText={(count) => t('cases', { count })}
    >
      {(waiting) => <CaseCard key={waiting._id} waiting={waiting} />}
    </PagedList>
  );
}
