import { Button, type ButtonProps } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface FormDialogProps {
  title: string;
  /** What happens, in one sentence. */
  description?: string;
  /** Word on the main button. */
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  isBusy: boolean;
  /** What went wrong with the whole form. */
  failed?: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form: its fields, what went wrong, Cancel and the button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, isBusy, failed, onSubmit, onClose, children } = props;
  const { t } = useTranslation('settings');
  const id = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant={props.submitVariant} isBusy={isBusy}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormAlert>{failed}</FormAlert>
        {children}
      </form>
    </Dialog>
  );
}
