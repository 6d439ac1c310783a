import { Button, type ButtonProps } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import type { ReactNode, SubmitEvent } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface PostDialogFrameProps {
  title: string;
  description: string;
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  /** Word on the button that changes nothing. */
  cancelLabel?: string;
  isBusy: boolean;
  /** Why it did not work. */
  error: string | undefined;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

/** The form of a decision about a post; it stays open with what was typed until the server has taken it. */
export function PostDialog(props: PostDialogFrameProps) {
  const { title, description, submitLabel, submitVariant, cancelLabel, isBusy, error } = props;
  const { onSubmit, onClose, children } = props;
  const { t } = useTranslation('thread');

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
