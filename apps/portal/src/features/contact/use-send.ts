import type { sendMessage as sendMessageCall } from '@upaj/contract/contact.endpoints';
import type { ContactMessage } from '@upaj/contract/contact.schema';
import type { BodyOf } from '@upaj/contract/endpoint';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { refusalOf } from '../../shared/failure.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { showProblems } from '../../shared/forms/use-problem-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../shared/late-api.ts';
import { toastShown } from '../../shared/toasts.slice.ts';

/** The cache's code comes when there is something to send: the form is on the screen 14 kB earlier. */
async function sendMessage(
  dispatch: CacheDispatch,
  body: BodyOf<typeof sendMessageCall>,
): Promise<{ error?: unknown }> {
  const { contactApi } = await import('./contact.api.ts');
  return dispatch(contactApi.endpoints.sendMessage.initiate({ body }));
}

/** Sends the form and says how it went; `wait` is a sentence for those who wrote too often. */
export function useSend(setError: UseFormSetError<ContactMessage>, onSent: () => void) {
  const { t } = useTranslation('contact');
  const dispatch: CacheDispatch = useDispatch();
  const failureText = useFailureText();
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
    const refusal = refusalOf(error);
    if (refusal?.fields) {
      return showProblems(setError, refusal.fields, ['user_name', 'user_email', 'message']);
    }
    if (refusal?.code !== 'rate_limited') return void dispatch(toastShown('error', t('failed')));
    setWait(failureText(error));
  }

  return { send, wait };
}
