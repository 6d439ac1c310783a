import { Button } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { removeDiagnosis } from '../../domains/disease/device-diagnoses.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { deleteCopy, type HistoryDispatch, withdrawTraining } from './account-copies.ts';
import type { HistoryEntry } from './merge-history.ts';

export interface DeleteDiagnosisProps {
  userId: string;
  entry: HistoryEntry;
  /** What the diagnosis is called in labels. */
  name: string;
  onClose: () => void;
}

/** Asks before a diagnosis is deleted everywhere: here, on the account, and what was given to train with. */
export function DeleteDiagnosis({ userId, entry, name, onClose }: DeleteDiagnosisProps) {
  const { t } = useTranslation('leaf-history');
  const dispatch = useDispatch<HistoryDispatch>();
  const errorText = useApiErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { diagnosis, savedId } = entry;
  const sentId = diagnosis.feedback?.sentId;

  async function deleteEverywhere(): Promise<{ error?: unknown }> {
    const withdrawn = sentId ? await withdrawTraining(dispatch, userId, sentId) : {};
    if ('error' in withdrawn) return withdrawn;
    const deleted = savedId ? await deleteCopy(dispatch, savedId) : {};
    if ('error' in deleted) return deleted;
    await removeDiagnosis(userId, diagnosis.id);
    return {};
  }

  async function confirm(): Promise<void> {
    setBusy(true);
    const { error: reason } = await deleteEverywhere();
    setBusy(false);
    if (reason) return setError(t('deleteDialog.failed', { reason: errorText(reason) }));
    dispatch(toastShown('success', t('deleted')));
    onClose();
  }

  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onOpenChange={onClose}
      title={t('deleteDialog.title')}
      description={name}
      closeLabel={t('deleteDialog.close')}
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t('deleteDialog.keep')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p>{t(savedId ? 'deleteDialog.account' : 'deleteDialog.device')}</p>
      {sentId && <p>{t('deleteDialog.training')}</p>}
      <FormAlert>{error}</FormAlert>
    </Dialog>
  );
}
