import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { moveFocusOnUnmount } from '@upaj/ui/move-focus-on-unmount';
import { SectionHead } from '@upaj/ui/section-head';
import { Skeleton } from '@upaj/ui/skeleton';
import { useListSessionsQuery } from '../../domains/accounts/accounts.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { SessionRow } from './session-row.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Where the user is signed in, and how to end it there. */
export function SessionList() {
  const { t } = useTranslation('settings');
  const { data, error, isFetching, refetch } = useListSessionsQuery({});
  const sessions = data?.data;
  return (
    <Card>
      <SectionHead title={t('sessions')} />
      {sessions && (
        <ul className="grid divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && <EndOthers />}
      {!sessions && error !== undefined && (
        <ErrorState retryLabel={t('retry')} onRetry={refetch} isRetrying={isFetching}>
          {t('sessionsFailed')}
        </ErrorState>
      )}
      {!sessions && error === undefined && (
        <div role="status" aria-label={t('loading')} className="grid gap-3">
          <Skeleton className="h-16 w-full rounded-control" />
          <Skeleton className="h-16 w-full rounded-control" />
        </div>
      )}
    </Card>
  );
}

function EndOthers() {
  const { t } = useTranslation('settings');
  const { endOthers, isBusy } = useEndSessions();
  return (
    <Button
      ref={moveFocusOnUnmount}
      variant="outline"
      width="full"
      className="mt-4"
      isBusy={isBusy}
      onClick={endOthers}
    >
      {t('signOutOthers')}
    </Button>
  );
}
