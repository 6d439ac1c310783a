import { ErrorState } from '@upaj/ui/error-state';
import { SectionHead } from '@upaj/ui/section-head';
import { Skeleton } from '@upaj/ui/skeleton';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../shared/loading/use-loaded.tsx';
import { useInView } from '../../shared/use-in-view.ts';
import type { HistoryActions } from './history-actions.ts';

// It knows the disease facts and the cache, which the form above does without.
const loadList = async () => (await import('./history-list.tsx')).HistoryList;

/** One's own diagnoses, of this device and of the account, and how the fields are a week later; loaded when it comes into view. */
export function LeafHistory(actions: HistoryActions) {
  const { t } = useTranslation('leaf-history');
  const id = useId();
  const { userId } = useSelector(selectSession);
  const [ref, isInView] = useInView<HTMLDivElement>(false, '0px');
  if (!userId) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHead title={t('title')} titleId={id} />
      <div ref={ref}>
        {isInView ? <LoadedList userId={userId} {...actions} /> : <HistorySkeleton />}
      </div>
    </section>
  );
}

function LoadedList(props: HistoryActions & { userId: string }) {
  const { t } = useTranslation('leaf-history');
  const { data: List, isFailed, retry } = useLoaded(loadList);
  if (List) return <List {...props} />;
  if (!isFailed) return <HistorySkeleton />;
  return (
    <ErrorState retryLabel={t('tryAgain')} onRetry={retry}>
      {t('failed')}
    </ErrorState>
  );
}

function HistorySkeleton() {
  return <Skeleton className="h-40 w-full" />;
}
