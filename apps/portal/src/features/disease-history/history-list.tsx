import { Button } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import herb from '@upaj/ui/pictures/herb.svg?no-inline';
import { ShowMore } from '@upaj/ui/show-more';
import { Spinner } from '@upaj/ui/spinner';
import { useRef, useState } from 'react';
import { diagnosisLimits } from '../../domains/disease/diagnosis-limits.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GivenLeavesSection } from './given-leaves-section.tsx';
import type { HistoryActions } from './history-actions.ts';
import { HistoryItem } from './history-item.tsx';
import { useGivenLeaves } from './use-given-leaves.ts';
import { useHistory } from './use-history.ts';

/** Diagnoses at a time. */
const atATime = 10;

/** The diagnoses of a user, newest first, a part at a time. */
export function HistoryList({ userId, ...actions }: HistoryActions & { userId: string }) {
  const { t } = useTranslation('leaf-history');
  const history = useHistory(userId);
  const given = useGivenLeaves(userId, history.entries);
  const [shown, setShown] = useState(atATime);
  const list = useRef<HTMLUListElement>(null);
  const { entries, shortfall, isFetching, hasNextPage, fetchNextPage } = history;
  if (!entries) return <Spinner label={t('loading')} />;

  function showMore(): void {
    setShown(shown + atATime);
    if (hasNextPage) void fetchNextPage();
  }

  function retry(): void {
    if (history.isAccountMissing) void history.refetch();
    if (given.isError) void given.refetch();
  }

  const hasMore = shown < entries.length || hasNextPage;
  return (
    <div className="grid min-w-0 gap-4">
      {shortfall && (
        <p role="status" className="rounded-control bg-gold-soft px-4 py-3">
          {t(`notKept.${shortfall}`)}
        </p>
      )}
      {(history.isAccountMissing || given.isError) && (
        <AccountMissing isRetrying={isFetching || given.isFetching} onRetry={retry} />
      )}
      {entries.length === 0 && isFetching && <Spinner label={t('loading')} />}
      {entries.length === 0 && !isFetching && <EmptyState picture={herb}>{t('empty')}</EmptyState>}
      {entries.length > 0 && (
        <>
          <p className="text-muted">{t('onDevice', { count: diagnosisLimits.count })}</p>
          <ul ref={list} className="grid gap-4">
            {entries.slice(0, shown).map((entry) => (
              <HistoryItem key={entry.diagnosis.id} userId={userId} entry={entry} {...actions} />
            ))}
          </ul>
          <ShowMore
            count={t('shown', { count: Math.min(shown, entries.length) })}
            label={t('more')}
            list={list}
            isBusy={isFetching}
            {...(hasMore && { onShowMore: showMore })}
          />
        </>
      )}
      {given.given.length > 0 && <GivenLeavesSection userId={userId} {...given} />}
    </div>
  );
}

function AccountMissing({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('leaf-history');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{t('accountFailed')}</p>
      <Button variant="outline" size="small" isBusy={isRetrying} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
