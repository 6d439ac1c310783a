import { maxPictureBytes, maxPictures } from '@upaj/contract/limits';
import { FileDropZone } from '@upaj/ui/file-drop-zone';
import { FormField } from '@upaj/ui/form-field';
import { useEffect, useRef } from 'react';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { CopiedPictures } from './use-copied-pictures.ts';

/** What is wrong with the pictures, if anything; `required` when none was chosen. */
export interface PictureError {
  code?: string | undefined;
}

interface PictureFieldProps {
  pictures: readonly File[];
  onPicturesChange: (pictures: File[]) => void;
  error: PictureError;
  /** Whether pictures of a copied listing are still to come. */
  copied: CopiedPictures;
  /** 0 to 1 while sending. */
  progress?: number;
}

/** Where the pictures of a listing are dropped or chosen. */
export function PictureField(props: PictureFieldProps) {
  const { pictures, onPicturesChange, error, copied, progress } = props;
  const { t } = useTranslation('selling');
  const errorText = useFieldErrorText();
  const megabytes = maxPictureBytes / 1_000_000;
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error.code) zone.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <FormField
      label={t('field.images')}
      error={error.code === 'required' ? t('pictureMissing') : errorText(error.code)}
      hint={copied === 'incomplete' ? t('picturesNotCopied') : undefined}
      isRequired
    >
      <FileDropZone
        ref={zone}
        files={pictures}
        onFilesChange={onPicturesChange}
        accept="image/*"
        maxFiles={maxPictures}
        maxSize={maxPictureBytes}
        progress={progress}
        labels={{
          prompt: t('dropHere'),
          hint:
            copied === 'loading'
              ? t('loadingPictures')
              : t('dropHint', { count: maxPictures, megabytes }),
          remove: ({ name }) => t('removePicture', { name }),
          rejection: ({ code, file }) =>
            t(`rejected.${code}`, { name: file.name, count: maxPictures, megabytes }),
          sending: t('sendingPictures'),
        }}
      />
    </FormField>
  );
}
