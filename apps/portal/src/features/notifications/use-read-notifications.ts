import type { Notification } from '@upaj/contract/notifications.schema';
import { useDispatch, useSelector } from 'react-redux';
import { useReadNotificationsMutation } from '../../domains/notifications/notifications.api.ts';
import { storeUnreadCount, useUnreadCount } from '../../domains/notifications/unread-count.ts';
import { selectSession } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

/** Marks notifications as read at once, in the list and at the bell; undone, with a message, if it fails. */
export function useReadNotifications() {
  const { t } = useTranslation('notifications');
  const { userId } = useSelector(selectSession);
  const dispatch = useDispatch();
  const unread = useUnreadCount();
  const [read, { isLoading }] = useReadNotificationsMutation();

  async function mark(left: number, ids?: string[]): Promise<void> {
    const count = (now: number) => userId && storeUnreadCount(userId, now);
    count(left);
    const { error } = await read({ body: { ids } });
    // Without a session the sign-in is shown.
    if (!error || getApiError(error)?.code === 'not_signed_in') return;
    count(unread);
    dispatch(toastShown('error', t('notRead')));
  }

  return {
    readOne: ({ _id, isRead }: Notification) => {
      if (!isRead) void mark(Math.max(0, unread - 1), [_id]);
    },
    readAll: () => void mark(0),
    isBusy: isLoading,
  };
}
