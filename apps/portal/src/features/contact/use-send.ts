import type { sendMessage as sendMessageCall } from '@upaj/contract/contact.endpoints';
import type { ContactMessage } from '@upaj/contract/contact.schema';
import type { BodyOf } from '@upaj/contract/endpoint';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { setFieldErrors } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import type { CacheDispatch } from '../../shared/transport/lazy-api.ts';

/** The cache's code comes when there is something to send: the form is on the screen 14 kB earlier. */
async function sendMessage(
  dispatch: CacheDispatch,
  body: BodyOf<typeof sendMessageCall>,
): Promise<{ error?: unknown }> {
  const { contactApi } = await import('../../domains/contact/contact.api.ts');
  return dispatch(contactApi.endpoints.sendMessage.initiate({ body }));
}

/** Sends the form and says how it went; `wait` is a sentence for those who wrote too often. */
export function useSend(setError: UseFormSetError<ContactMessage>, onSent: () => void) {
  const { t } = useTranslation('contact');
  const dispatch: CacheDispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [wait, setWait] = useState<string>();

  async function send({ website, ...message }: ContactMessage): Promise<void> {
    setWait(undefined);
    const body = website ? { ...message, website } : message;
    const sending = sendMessage(dispatch, body);
    const { error } = await sending.catch((reason: unknown) => ({ error: reason }));
    if (!error) {
      dispatch(toastShown('success', t('sent')));
      return onSent();
    }
    const apiError = getApiError(error);
    if (apiError?.fields) {
      return setFieldErrors(setError, apiError.fields, ['user_name', 'user_email', 'message']);
    }
    if (apiError?.code !== 'rate_limited') return void dispatch(toastShown('error', t('failed')));
    setWait(apiErrorText(error));
  }

  return { send, wait };
}
