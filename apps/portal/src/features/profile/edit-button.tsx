import { Button, type ButtonProps } from '@upaj/ui/button';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface EditButtonProps extends ButtonProps {
  /** Loads the form's code, when the user is about to need it. */
  bring: () => Promise<unknown>;
}

/** 'Edit': replaces the details with the form. */
export function EditButton({ bring, ...props }: EditButtonProps) {
  const { t } = useTranslation('profile');
  // A failed load is retried, and its error shown, when the form is opened.
  const soon = () => void bring().catch(() => {});
  return (
    <Button
      size="big"
      className="md:justify-self-start"
      onPointerEnter={soon}
      onFocus={soon}
      {...props}
    >
      {t('edit')}
    </Button>
  );
}
