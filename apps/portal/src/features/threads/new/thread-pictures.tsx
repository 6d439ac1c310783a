import { maxPictureBytes } from '@upaj/contract/limits';
import { maxThreadPictures } from '@upaj/contract/threads.rules';
import { FileDropZone } from '@upaj/ui/file-drop-zone';
import { FormField } from '@upaj/ui/form-field';
import { useEffect, useRef } from 'react';
import { useThreadFieldErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { fieldErrorMessage } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureTile } from './picture-tile.tsx';
import type { ThreadPictureList } from './use-thread-pictures.ts';

/** Up to three pictures; each is sent as soon as it is chosen. */
export function ThreadPictures({ list }: { list: ThreadPictureList }) {
  const { t } = useTranslation('new-thread');
  const { pictures, fault, faultFound, add, retry, remove } = list;
  const errorText = useThreadFieldErrorText();
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faultFound.is) zone.current?.querySelector('input')?.focus();
  }, [faultFound]);
  const left = maxThreadPictures - pictures.length;
  const faultText = fault && fault !== 'missing' ? errorText(fieldErrorMessage(fault)) : undefined;
  return (
    <FormField
      label={t('optional', { name: t('field.pictures') })}
      error={fault === 'missing' ? t('pictureMissing') : faultText}
    >
      <FileDropZone
        ref={zone}
        files={[]}
        onFilesChange={add}
        maxFiles={left}
        maxSize={maxPictureBytes}
        labels={{
          prompt: t('choosePictures'),
          hint:
            left > 0
              ? t('pictureHint', { count: maxThreadPictures })
              : t('picturesFull', { count: maxThreadPictures }),
          remove: ({ name }) => t('remove', { name }),
          rejection: ({ code, file }) =>
            t(`rejected.${code}`, {
              name: file.name,
              count: maxThreadPictures,
              megabytes: maxPictureBytes / 1_000_000,
            }),
          sending: '',
        }}
      />
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              onRemove={() => {
                remove(picture.key);
                // The button is removed with its picture.
                zone.current?.querySelector('input')?.focus();
              }}
              onRetry={() => retry(picture.key)}
            />
          ))}
        </ul>
      )}
      <SentNote list={list} />
    </FormField>
  );
}

/** Tells screen readers of each picture that has arrived. */
function SentNote({ list: { pictures } }: { list: ThreadPictureList }) {
  const { t } = useTranslation('new-thread');
  const last = pictures.filter(({ state, file }) => state === 'sent' && file).at(-1);
  return (
    <p role="status" className="sr-only">
      {last && t('pictureSent', { name: last.name })}
    </p>
  );
}
