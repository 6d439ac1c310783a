import { maxPictureBytes, maxPictures } from '@upaj/contract/limits';
import { FileDropZone } from '@upaj/ui/file-drop-zone';
import { FormField } from '@upaj/ui/form-field';
import { useEffect, useRef } from 'react';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { StoredPicture } from './stored-pictures.ts';
import type { CopiedPictures } from './use-copied-pictures.ts';

/** What is wrong with the pictures, if anything; `required` when none was chosen. */
export interface PictureError {
  code?: string | undefined;
}

interface PictureFieldProps<Stored extends StoredPicture> {
  pictures: readonly (File | Stored)[];
  onPicturesChange: (pictures: (File | Stored)[]) => void;
  error: PictureError;
  /** Whether pictures of a copied listing are still to come. */
  copied?: CopiedPictures;
  /** 0 to 1 while sending. */
  progress?: number | undefined;
  /** Whether something else is sent, and the pictures stay as they are. */
  isDisabled?: boolean | undefined;
}

/** Where the pictures of a listing are dropped or chosen. */
export function PictureField<Stored extends StoredPicture = never>(
  props: PictureFieldProps<Stored>,
) {
  const { pictures, onPicturesChange, error, copied, progress, isDisabled } = props;
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
        isDisabled={isDisabled}
        labels={{
          prompt: t('dropHere'),
          hint:
            copied === 'loading'
              ? t('loadingPictures')
              : t('dropHint', { count: maxPictures, megabytes }),
          remove: ({ name }) => t('removePicture', { name }),
          move: {
            earlier: ({ name }) => t('moveEarlier', { name }),
            later: ({ name }) => t('moveLater', { name }),
            moved: ({ name }, place) => t('pictureMoved', { name, place, count: pictures.length }),
            hint: t('firstPicture'),
          },
          rejection: ({ code, file }) =>
            t(`rejected.${code}`, { name: file.name, count: maxPictures, megabytes }),
          sending: t('sendingPictures'),
        }}
      />
    </FormField>
  );
}
