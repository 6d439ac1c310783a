import type { NotificationSettings } from '@upaj/contract/notifications.schema';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
} from '../../domains/notifications/notifications.api.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { notificationSwitches } from './notification-switches.ts';

type Change = Partial<NotificationSettings>;

/** Without what was sent as it still is. */
const without = (change: Change, sent: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([name, isOn]) => Object(sent)[name] !== isOn));

/**
 * What the user wants to be told of. A change shows at once and is undone, with a message, if it cannot be saved. Changes
 * are sent one after the other, so that the last one counts however quickly they follow each other.
 */
export function useNotificationSettings() {
  const { t } = useTranslation('notification-settings');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const { data, ...query } = useGetNotificationSettingsQuery({});
  const [update] = useUpdateNotificationSettingsMutation();
  const unsaved = useRef<Change>({});
  const isSending = useRef(false);
  const [shown, show] = useState<Change>({});

  function change(next: Change): void {
    unsaved.current = next;
    show(next);
  }

  function showFailure(sent: Change, error: unknown): void {
    const names = notificationSwitches
      .filter((name) => name in sent)
      .map((name) => t(`topic.${name}`));
    const values = { names: names.join(', '), reason: apiErrorText(error) };
    dispatch(toastShown('error', t('notSaved', values)));
  }

  async function sendAll(): Promise<void> {
    isSending.current = true;
    while (Object.keys(unsaved.current).length > 0) {
      const sent = unsaved.current;
      const { error } = await update({ body: sent });
      change(without(unsaved.current, sent));
      // Without a session the sign-in is shown.
      if (error && getApiError(error)?.code !== 'not_signed_in') showFailure(sent, error);
    }
    isSending.current = false;
  }

  return {
    ...query,
    settings: data && { ...data.data, ...shown },
    switchTo(name: keyof NotificationSettings, isOn: boolean): void {
      change({ ...unsaved.current, [name]: isOn });
      if (!isSending.current) void sendAll();
    },
  };
}
