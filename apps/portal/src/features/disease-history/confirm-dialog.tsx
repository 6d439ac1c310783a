import { Button } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';

interface ConfirmDialogProps {
  title: string;
  /** What it is about, in one line. */
  name: string;
  /** Labels of the two buttons. */
  labels: { keep: string; confirm: string };
  /** Said once it is done. */
  done: string;
  /** Says why it was not done. */
  failed: (reason: string) => string;
  /** Does it; the error of what failed. */
  onConfirm: () => Promise<{ error?: unknown }>;
  onClose: () => void;
  /** What it means. */
  children: ReactNode;
}

/** Asks before something is lost, and stays open with the reason when that fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, name, labels, done, failed, onConfirm, onClose, children } = props;
  const { t } = useTranslation('leaf-history');
  const dispatch = useDispatch();
  const errorText = useApiErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    const { error: reason } = await onConfirm();
    setBusy(false);
    if (reason) return setError(failed(errorText(reason)));
    dispatch(toastShown('success', done));
    onClose();
  }

  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onOpenChange={onClose}
      title={title}
      description={name}
      closeLabel={t('deleteDialog.close')}
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {labels.keep}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      {children}
      <FormAlert>{error}</FormAlert>
    </Dialog>
  );
}
