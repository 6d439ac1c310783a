import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { Skeleton } from '@upaj/ui/skeleton';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useGetStatementInfiniteQuery } from '../../../domains/sellers/sellers.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import { useAddressQuery } from '../../../shared/use-address-query.ts';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';
import { MonthPicker } from './month-picker.tsx';
import { StatementActions } from './statement-actions.tsx';
import { currentMonth, isMonth } from './statement-month.ts';
import { StatementTable } from './statement-table.tsx';
import { useStatementWords } from './use-statement-words.ts';

/** What the seller delivered in the month that the address names, and what was paid for it. */
export function Statement() {
  const [query, changeAddress] = useAddressQuery<'month'>();
  const isHydrated = useIsHydrated();
  // A prerendered page knows no day.
  const last = isHydrated ? currentMonth() : '';
  const named = query.get('month');
  const month = isHydrated ? (isMonth(named, last) ? named : last) : undefined;
  const choose = (next: string) => changeAddress({ month: next === last ? undefined : next });
  return (
    <div className="grid gap-4">
      <MonthPicker month={month} last={last} onChange={choose} />
      {month ? <Content key={month} month={month} /> : <StatementSkeleton />}
    </div>
  );
}

function Content({ month }: { month: string }) {
  const { t } = useTranslation('statement');
  const words = useStatementWords();
  const { userId } = useSelector(selectSession);
  const { currentData, isError, error, isFetching, refetch, hasNextPage, fetchNextPage } =
    useGetStatementInfiniteQuery(
      { params: { userId: userId ?? '' }, query: { month } },
      { skip: !userId },
    );
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const rows = currentData?.pages.flatMap(({ data }) => data.rows);
  const totals = currentData?.pages[0]?.data;
  if (!rows || !totals) {
    if (getApiError(error)?.code === 'not_found') return <NoSeller />;
    return isError ? (
      <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
        {t('failed')}
      </ErrorState>
    ) : (
      <StatementSkeleton />
    );
  }
  if (rows.length === 0) {
    const toOrders = (
      <PageLink
        to={paths.orders.href({ as: 'seller' })}
        className={buttonStyles({ variant: 'outline' })}
      >
        {t('toOrders')}
      </PageLink>
    );
    return (
      <EmptyState picture={basket} action={toOrders}>
        {t('empty', { month: words.month(month) })}
      </EmptyState>
    );
  }
  return (
    <>
      <StatementActions isComplete={!hasNextPage} month={month} rows={rows} totals={totals} />
      <StatementTable month={month} rows={rows} totals={totals} />
      {hasNextPage && isError && (
        <ErrorState retryLabel={t('tryAgain')} onRetry={fetchNextPage} isRetrying={isFetching}>
          {t('failed')}
        </ErrorState>
      )}
      <p className="text-muted text-sm">{t('note')}</p>
    </>
  );
}

function NoSeller() {
  const { t } = useTranslation('statement');
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p>{t('noSeller')}</p>
      <PageLink to={paths.sellerSignUp.href()} className={buttonStyles({ variant: 'outline' })}>
        {t('becomeSeller')}
      </PageLink>
    </Card>
  );
}

function StatementSkeleton() {
  const { t } = useTranslation('statement');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-11 w-1/2" />
      <Skeleton className="h-72 rounded-card" />
    </>
  );
}
