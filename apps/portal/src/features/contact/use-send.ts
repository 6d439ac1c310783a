import type { ContactMessage } from '@upaj/contract/contact.schema';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { refusalOf } from '../../shared/failure.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { showProblems } from '../../shared/forms/use-problem-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { useSendMessageMutation } from './contact.api.ts';

/** Sends the form and says how it went; `wait` is a sentence for those who wrote too often. */
export function useSend(setError: UseFormSetError<ContactMessage>, onSent: () => void) {
  const { t } = useTranslation('contact');
  const [sendMessage] = useSendMessageMutation();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [wait, setWait] = useState<string>();

  async function send({ website, ...message }: ContactMessage): Promise<void> {
    setWait(undefined);
    const body = website ? { ...message, website } : message;
    const { error } = await sendMessage({ body });
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
