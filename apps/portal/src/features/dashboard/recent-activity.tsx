import type { Transaction } from '@upaj/contract/orders.schema';
import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import handshake from '@upaj/ui/pictures/handshake.svg?no-inline';
import { ArrowLeftRight } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useListLastTransactionsQuery } from '../../domains/orders/orders.api.ts';
import { selectSession } from '../../domains/session/session.slice.ts';
import { formatDate } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useInView } from '../../shared/use-in-view.ts';
import { ActivityShapes, activityRow } from './dashboard-shapes.tsx';
import { useActivityText } from './use-activity-text.ts';

const sign =
  'grid size-11 flex-none place-items-center rounded-full bg-action-soft text-on-action-soft';

/** The user's last ten trades; they are asked for when they come near the view. */
export function RecentActivity() {
  const { t } = useTranslation('activity');
  const [ref, isInView] = useInView<HTMLElement>(false);
  return (
    <Card>
      <section ref={ref} aria-labelledby="recent-activity" className="grid gap-2">
        <h2 id="recent-activity" className="text-2xl md:text-3xl">
          {t('recent')}
        </h2>
        {isInView ? <Activities /> : <ActivitySkeleton />}
      </section>
    </Card>
  );
}

function Activities() {
  const { t } = useTranslation('activity');
  const { userId } = useSelector(selectSession);
  const { data, isError, isFetching, refetch } = useListLastTransactionsQuery(
    { params: { userId: userId ?? '' } },
    { skip: !userId },
  );
  const trades = data?.data;
  if (trades?.length === 0) {
    const toMandi = (
      <PageLink to={paths.mandi.href()} className={buttonStyles({ variant: 'outline' })}>
        {t('toMandi')}
      </PageLink>
    );
    return (
      <EmptyState picture={handshake} action={toMandi}>
        {t('none')}
      </EmptyState>
    );
  }
  if (trades) {
    return (
      <ul className="grid divide-y divide-line">
        {trades.map((trade) => (
          <Activity key={trade._id} trade={trade} />
        ))}
      </ul>
    );
  }
  if (!isError) return <ActivitySkeleton />;
  return (
    <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
      {t('failedRecent')}
    </ErrorState>
  );
}

function Activity({ trade }: { trade: Transaction }) {
  const { title, goods } = useActivityText(trade);
  return (
    <li>
      <PageLink to={paths.order.href(trade._id)} className={`${activityRow} hover:bg-sunken`}>
        <span className={sign}>
          <ArrowLeftRight aria-hidden="true" className="size-5" />
        </span>
        <span className="wrap-anywhere grid min-w-0 flex-1">
          <b>{title}</b>
          <span className="text-muted text-sm">{goods}</span>
        </span>
        <time dateTime={trade.createdAt} className="text-caption text-muted">
          {formatDate(trade.createdAt)}
        </time>
      </PageLink>
    </li>
  );
}

function ActivitySkeleton() {
  const { t } = useTranslation('activity');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <ActivityShapes />
    </>
  );
}
