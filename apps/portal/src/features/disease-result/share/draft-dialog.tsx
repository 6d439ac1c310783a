import { Button } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

export interface DraftDialogProps {
  /** Opens what was begun, as it is. */
  onKeep: () => void;
  onReplace: () => void;
  onClose: () => void;
}

/** Asks what becomes of a discussion that was begun and not sent. */
export function DraftDialog({ onKeep, onReplace, onClose }: DraftDialogProps) {
  const { t } = useTranslation('leaf-result');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('draft.title')}
      description={t('draft.text')}
      closeLabel={t('draft.close')}
      actions={
        <>
          <Button variant="outline" onClick={onReplace}>
            {t('draft.replace')}
          </Button>
          <Button onClick={onKeep}>{t('draft.keep')}</Button>
        </>
      }
    />
  );
}
