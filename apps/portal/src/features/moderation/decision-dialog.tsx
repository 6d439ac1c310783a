import { Button, type ButtonProps } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import type { ReactNode, SubmitEvent } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface DecisionDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  isBusy: boolean;
  error: string | undefined;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a moderator's decision. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, description, submitLabel, submitVariant, isBusy, error } = props;
  const { onSubmit, onClose, children } = props;
  const { t } = useTranslation('moderation');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void onSubmit();
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
        <FormAlert>{error}</FormAlert>
        <div className="flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={submitVariant} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
