import { Button, type ButtonProps } from '@upaj/ui/button';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface EditButtonProps extends ButtonProps {
  /** Brings the form's code, which comes when somebody is about to need it. */
  bring: () => Promise<unknown>;
}

/** 'Edit': opens the form in the place of what is read. */
export function EditButton({ bring, ...props }: EditButtonProps) {
  const { t } = useTranslation('profile');
  // A form that does not arrive now is asked for again, and its failure shown, when it is opened.
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
