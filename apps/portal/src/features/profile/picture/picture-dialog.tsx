import { Button } from '@upaj/ui/button';
import { middle } from '@upaj/ui/crop-square';
import { Dialog } from '@upaj/ui/dialog';
import { ImageCropper } from '@upaj/ui/image-cropper';
import { useEffect, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSavePicture } from './use-save-picture.ts';

/** A picture that was chosen, and whose it is to be. */
export interface PictureDialogProps {
  file: File;
  userId: string;
  onClose: () => void;
}

/** Chooses the square of a picture that others see, and sends it. */
export function PictureDialog({ file, userId, onClose }: PictureDialogProps) {
  const { t } = useTranslation('profile');
  const src = useObjectUrl(file);
  const [crop, setCrop] = useState(middle);
  const [isUnreadable, setUnreadable] = useState(false);
  const { save, failed, isSaving } = useSavePicture(userId, onClose);
  return (
    <Dialog
      isOpen
      isBusy={isSaving}
      onOpenChange={onClose}
      title={t('picture.title')}
      description={isUnreadable ? undefined : t('picture.intro')}
      closeLabel={t('picture.close')}
      actions={
        <>
          <Button variant="outline" disabled={isSaving} onClick={onClose}>
            {t('picture.cancel')}
          </Button>
          <Button isBusy={isSaving} disabled={isUnreadable} onClick={() => void save(file, crop)}>
            {t('picture.save')}
          </Button>
        </>
      }
    >
      <FormAlert>{isUnreadable ? t('picture.unreadable') : failed}</FormAlert>
      {src && !isUnreadable && (
        <ImageCropper
          src={src}
          crop={crop}
          onCropChange={setCrop}
          onUnreadable={() => setUnreadable(true)}
          labels={{
            picture: t('picture.title'),
            zoom: t('picture.zoom'),
            across: t('picture.across'),
            down: t('picture.down'),
          }}
        />
      )}
    </Dialog>
  );
}

/** An address of a file for as long as it is shown. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
