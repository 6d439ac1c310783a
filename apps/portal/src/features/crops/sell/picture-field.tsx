import { maxPictureBytes, maxPictures } from '@upaj/contract/limits';
import { FileDropZone } from '@upaj/ui/file-drop-zone';
import { FormField } from '@upaj/ui/form-field';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface PictureFieldProps {
  pictures: readonly File[];
  onPicturesChange: (pictures: File[]) => void;
  /** Nothing was chosen when the form was to be sent. */
  isMissing: boolean;
  /** 0 to 1 while sending. */
  progress?: number;
}

/** Where the pictures of a listing are dropped or chosen. */
export function PictureField({
  pictures,
  onPicturesChange,
  isMissing,
  progress,
}: PictureFieldProps) {
  const { t } = useTranslation('crops');
  const megabytes = maxPictureBytes / 1_000_000;
  return (
    <FormField
      label={t('field.images')}
      error={isMissing ? t('pictureMissing') : undefined}
      isRequired
    >
      <FileDropZone
        files={pictures}
        onFilesChange={onPicturesChange}
        accept="image/*"
        maxFiles={maxPictures}
        maxSize={maxPictureBytes}
        progress={progress}
        labels={{
          prompt: t('dropHere'),
          hint: t('dropHint', { count: maxPictures, megabytes }),
          remove: ({ name }) => t('removePicture', { name }),
          rejection: ({ code, file }) =>
            t(`rejected.${code}`, { name: file.name, count: maxPictures, megabytes }),
          sending: t('sendingPictures'),
        }}
      />
    </FormField>
  );
}
