import type { sendMessage as sendMessageCall } from '@upaj/contract/contact.endpoints';
import type { ContactMessage } from '@upaj/contract/contact.schema';
import type { BodyOf } from '@upaj/contract/endpoint';
import { useDispatch } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

/** Loads the cache's code when there is something to send: the form is on the screen 14 kB earlier. */
async function sendMessage(
  dispatch: CacheDispatch,
  body: BodyOf<typeof sendMessageCall>,
): Promise<{ error?: unknown }> {
  const { contactApi } = await import('../../domains/contact/contact.api.ts');
  return dispatch(contactApi.endpoints.sendMessage.initiate({ body }));
}

/** Sends the form and reports the result. What the form shows itself is thrown. */
export function useSend(onSent: () => void) {
  const { t } = useTranslation('contact');
  const dispatch: CacheDispatch = useDispatch();

  return async ({ website, ...message }: ContactMessage): Promise<void> => {
    const body = website ? { ...message, website } : message;
    const sending = sendMessage(dispatch, body);
    const { error } = await sending.catch((reason: unknown) => ({ error: reason }));
    if (!error) {
      dispatch(toastShown('success', t('sent')));
      return onSent();
    }
    const apiError = getApiError(error);
    if (apiError?.fields || apiError?.code === 'rate_limited') throw error;
    dispatch(toastShown('error', t('failed')));
  };
}
