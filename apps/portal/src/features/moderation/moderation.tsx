import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import warning from '@upaj/ui/pictures/warning.svg?no-inline';
import { Skeleton } from '@upaj/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@upaj/ui/tabs';
import { useGetModerationStateQuery } from '../../domains/moderation/moderation.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LazyPart } from '../../shared/lazy-part.tsx';
import { ModerationQueue } from './moderation-queue.tsx';

const loadLog = async () => (await import('./moderation-log.tsx')).ModerationLog;

/** The moderators' work: what waits, and what was done. */
export function Moderation() {
  const { t } = useTranslation('moderation');
  const { data, isError, isFetching, refetch } = useGetModerationStateQuery({});
  if (!data && isError) {
    return (
      <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
        {t('failed')}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-36 rounded-card" />;
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
        <LazyPart load={loadLog}>
          <Skeleton className="h-36 rounded-card" />
        </LazyPart>
      </TabPanel>
    </Tabs>
  );
}
