import type { LabList as LabReply } from '@upaj/contract/labs.schema';
import { Card } from '@upaj/ui/card';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import testTube from '@upaj/ui/pictures/test-tube.svg?no-inline';
import { Skeleton } from '@upaj/ui/skeleton';
import { useEffect } from 'react';
import { useListLabsQuery } from '../../../domains/labs/labs.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { LabSearch } from '../search/use-labs-address.ts';
import { FoundLabs } from './found-labs.tsx';
import { rememberSearch } from './last-search.ts';

/** What was found: on its way, failed, nothing, or the list. */
export function LabResults({ search }: { search: LabSearch }) {
  const { t } = useTranslation('labs');
  const { currentData, isError, isFetching, refetch } = useListLabsQuery({ query: search });
  const found = currentData?.data;
  useRemembered(search, found);
  if (!found) {
    return isError ? (
      <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
        {t('failed')}
      </ErrorState>
    ) : (
      <LabListSkeleton />
    );
  }
  if (found.labs.length === 0) return <EmptyState picture={testTube}>{t('none')}</EmptyState>;
  return <FoundLabs key={JSON.stringify(search)} search={search} found={found} />;
}

function useRemembered(search: LabSearch, found: LabReply | undefined): void {
  useEffect(() => {
    if (found) rememberSearch(search);
  }, [search, found]);
}

const places = [1, 2, 3, 4];

/** The shape of a list of laboratories that is on its way. */
function LabListSkeleton() {
  const { t } = useTranslation('labs');
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="mb-3.5 h-7 w-3/5" />
      <div className="grid gap-4 md:grid-cols-2">
        {places.map((place) => (
          <Card key={place} className="grid gap-3">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-11 w-full" />
          </Card>
        ))}
      </div>
    </div>
  );
}
