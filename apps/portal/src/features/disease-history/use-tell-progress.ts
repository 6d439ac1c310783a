import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { changeDiagnosis } from '../../domains/disease/device-diagnoses.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { type HistoryDispatch, type Progress, tellProgress } from './account-copies.ts';
import type { HistoryEntry } from './merge-history.ts';

/** Keeps how a field is later. The history tells the account what the device keeps; one of another device is told at once. */
export function useTellProgress(userId: string, { diagnosis, isOnDevice, savedId }: HistoryEntry) {
  const { t } = useTranslation('leaf-history');
  const dispatch = useDispatch<HistoryDispatch>();
  const errorText = useApiErrorText();
  const [isSending, setSending] = useState(false);

  async function tell(progress: Progress): Promise<void> {
    if (isOnDevice) {
      const change = { progress, isProgressUnsent: savedId !== undefined };
      return void (await changeDiagnosis(userId, diagnosis.id, change));
    }
    if (!savedId) return;
    setSending(true);
    const { error } = await tellProgress(dispatch, savedId, progress);
    setSending(false);
    if (!error) return;
    dispatch(toastShown('error', t('keepFailed', { reason: errorText(error) })));
  }

  return { tell, isSending };
}
