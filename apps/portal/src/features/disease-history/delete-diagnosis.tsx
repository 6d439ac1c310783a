import { useDispatch } from 'react-redux';
import { removeDiagnosis } from '../../domains/disease/device-diagnoses.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { deleteCopy, type HistoryDispatch, withdrawTraining } from './account-copies.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
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

  return (
    <ConfirmDialog
      title={t('deleteDialog.title')}
      name={name}
      labels={{ keep: t('deleteDialog.keep'), confirm: t('delete') }}
      done={t('deleted')}
      failed={(reason) => t('deleteDialog.failed', { reason })}
      onConfirm={deleteEverywhere}
      onClose={onClose}
    >
      <p>{t(savedId ? 'deleteDialog.account' : 'deleteDialog.device')}</p>
      {sentId && <p>{t('deleteDialog.training')}</p>}
    </ConfirmDialog>
  );
}
