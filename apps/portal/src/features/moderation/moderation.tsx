import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import handshake from '@upaj/ui/pictures/handshake.svg?no-inline';
import warning from '@upaj/ui/pictures/warning.svg?no-inline';
import { Skeleton } from '@upaj/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@upaj/ui/tabs';
import {
  useGetModerationStateQuery,
  useListModerationCasesInfiniteQuery,
} from '../../domains/moderation/moderation.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LazyPart } from '../../shared/loading/use-loaded.tsx';
import { CaseCard } from './case-card.tsx';
import { PagedList } from './paged-list.tsx';

const loadLog = async () => (await import('./moderation-log.tsx')).ModerationLog;

const shape = <Skeleton className="h-36 rounded-card" />;

/** The moderators' work: what waits, and what was done. */
export function Moderation() {
  const { t } = useTranslation('moderation');
  const { data, isError, isFetching, refetch } = useGetModerationStateQuery({});
  if (!data) {
    return isError ? (
      <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
        {t('failed')}
      </ErrorState>
    ) : (
      shape
    );
  }
  if (!data.data.isModerator) {
    return (
      <EmptyState picture={warning} role="status">
        {t('onlyModerators')}
      </EmptyState>
    );
  }
  return (
    <Tabs defaultValue="queue" className="max-w-3xl">
      <TabList aria-label={t('tabs')}>
        <Tab value="queue">{t('queueTab')}</Tab>
        <Tab value="log">{t('logTab')}</Tab>
      </TabList>
      <TabPanel value="queue">
        <ModerationQueue />
      </TabPanel>
      <TabPanel value="log">
        <LazyPart load={loadLog}>{shape}</LazyPart>
      </TabPanel>
    </Tabs>
  );
}

/** What waits for a moderator, the oldest first. */
function ModerationQueue() {
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
