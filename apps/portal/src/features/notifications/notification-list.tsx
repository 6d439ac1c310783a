import type { Notification } from '@upaj/contract/notifications.schema';
import { Button, buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import { moveFocusOnUnmount } from '@upaj/ui/move-focus-on-unmount';
import basket from '@upaj/ui/pictures/basket.svg?no-inline';
import { ShowMore } from '@upaj/ui/show-more';
import { useRef } from 'react';
import { useListNotificationsInfiniteQuery } from '../../domains/notifications/notifications.api.ts';
import { useUnreadCount } from '../../domains/notifications/unread-count.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { NotificationListSkeleton } from './notification-list-skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useReadNotifications } from './use-read-notifications.ts';

/** What the user was told of, the newest first. */
export function NotificationList() {
  const { t } = useTranslation('notifications');
  const list = useListNotificationsInfiniteQuery({});
  const notifications = list.data?.pages.flatMap(({ data }) => data);
  if (!notifications) {
    return list.isError ? (
      <ErrorState retryLabel={t('tryAgain')} onRetry={list.refetch} isRetrying={list.isFetching}>
        {t('failed')}
      </ErrorState>
    ) : (
      <NotificationListSkeleton />
    );
  }
  if (notifications.length === 0) return <NoNotifications />;
  return <FullList notifications={notifications} list={list} />;
}

function NoNotifications() {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      picture={basket}
      action={
        <PageLink to={paths.mandi.href()} className={buttonStyles()}>
          {t('toMandi')}
        </PageLink>
      }
    >
      {t('empty')}
    </EmptyState>
  );
}

interface FullListProps {
  notifications: readonly Notification[];
  list: ReturnType<typeof useListNotificationsInfiniteQuery>;
}

function FullList({ notifications, list }: FullListProps) {
  const { t } = useTranslation('notifications');
  const rows = useRef<HTMLUListElement>(null);
  const { readOne, readAll, isBusy } = useReadNotifications();
  // Those of pages that are not loaded yet count too.
  const seen = notifications.filter(({ isRead }) => !isRead).length;
  const unread = Math.max(useUnreadCount(), seen);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-h-11 items-center text-muted">
          {unread > 0 ? t('unread', { count: unread }) : t('noneUnread')}
        </p>
        {unread > 0 && (
          <Button ref={moveFocusOnUnmount} variant="outline" isBusy={isBusy} onClick={readAll}>
            {t('readAll')}
          </Button>
        )}
      </div>
      <ul ref={rows} className="grid gap-3">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification._id}
            notification={notification}
            onOpen={() => readOne(notification)}
          />
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <p role="alert" className="pt-4 text-center text-danger">
          {t('failed')}
        </p>
      )}
      <ShowMore
        count={t('shown', { count: notifications.length })}
        label={t('showMore')}
        onShowMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        isBusy={list.isFetchingNextPage}
        list={rows}
      />
    </div>
  );
}
