import { Button, type ButtonProps } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { FormAlert } from './form-alert.tsx';

interface FormDialogProps {
  title: string;
  /** What happens, in one or two sentences. */
  description: string;
  /** Word on the main button. */
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  /** Word on the button that changes nothing: Cancel if left out. */
  cancelLabel?: string;
  isBusy: boolean;
  /** The error of the whole form. */
  formError: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  children?: ReactNode;
}

/** The form of one decision above the page; it stays open with what was typed until the server has taken it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, submitVariant, cancelLabel, isBusy, formError } = props;
  const { onSubmit, onClose, children } = props;
  const { t } = useTranslation('errors');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) onSubmit(event);
  }

  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={t('close')}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {children}
        <FormAlert>{formError}</FormAlert>
        <div className="flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button type="submit" variant={submitVariant} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
