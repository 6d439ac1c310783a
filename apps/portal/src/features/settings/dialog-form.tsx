import { Button, type ButtonProps } from '@upaj/ui/button';
import type { ReactNode, SubmitEvent } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface DialogFormProps {
  /** Word on the main button. */
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  isBusy: boolean;
  /** The error of the whole form. */
  formError?: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of a dialog: what went wrong, its fields, Cancel and the button that sends it. */
export function DialogForm(props: DialogFormProps) {
  const { submitLabel, submitVariant, isBusy, formError, onSubmit, onCancel, children } = props;
  const { t } = useTranslation('settings');
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormAlert>{formError}</FormAlert>
      {children}
      <div className="mt-1 flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
        <Button variant="outline" disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={submitVariant} isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
