import type { Order } from '@upaj/contract/orders.schema';
import { Button, type ButtonProps } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import type { ReactNode, SubmitEvent } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Side } from '../order-facts.ts';

/** What the dialog of every step gets. */
export interface StepDialogProps {
  order: Order;
  side: Side;
  /** The buyer's code, if the seller has scanned it. */
  code?: string | undefined;
  onClose: () => void;
}

interface StepFormProps {
  title: string;
  /** What happens, in one or two sentences. */
  description: string;
  /** Word on the main button. */
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  isBusy: boolean;
  /** The error of the whole form. */
  formError: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The form of a step above the page; it stays open with what was typed until the server has taken it. */
export function StepDialog(props: StepFormProps) {
  const { title, description, submitLabel, submitVariant, isBusy, formError } = props;
  const { onSubmit, onClose, children } = props;
  const { t } = useTranslation('order-steps');
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={t('close')}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        {children}
        <FormAlert>{formError}</FormAlert>
        <div className="flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" variant={submitVariant} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
