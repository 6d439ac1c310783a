import { Button } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { type HistoryDispatch, withdrawTraining } from './account-copies.ts';

export interface WithdrawLeavesProps {
  userId: string;
  /** Id of what was given. */
  sentId: string;
  /** What it is called in labels. */
  name: string;
  onClose: () => void;
}

/** Asks before pictures that were given for training are withdrawn. */
export function WithdrawLeaves({ userId, sentId, name, onClose }: WithdrawLeavesProps) {
  const { t } = useTranslation('leaf-history');
  const dispatch = useDispatch<HistoryDispatch>();
  const errorText = useApiErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    const { error: reason } = await withdrawTraining(dispatch, userId, sentId);
    setBusy(false);
    if (reason) return setError(t('given.failed', { reason: errorText(reason) }));
    dispatch(toastShown('success', t('given.withdrawn')));
    onClose();
  }

  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onOpenChange={onClose}
      title={t('given.question')}
      description={name}
      closeLabel={t('deleteDialog.close')}
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t('given.keep')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            {t('given.withdraw')}
          </Button>
        </>
      }
    >
      <p>{t('given.effect')}</p>
      <FormAlert>{error}</FormAlert>
    </Dialog>
  );
}
