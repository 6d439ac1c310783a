import { maxLeaves } from '@upaj/contract/disease.rules';
import { buttonStyles } from '@upaj/ui/button';
import { FileDropZone } from '@upaj/ui/file-drop-zone';
import { FormField } from '@upaj/ui/form-field';
import { Camera } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isHeic } from './leaf-picture.ts';
import { PictureTile } from './picture-tile.tsx';
import type { LeafPictureList } from './use-leaf-pictures.ts';

/** A photograph of a good telephone; it is shrunk before it goes anywhere. */
const maxBytes = 50_000_000;

interface PictureFieldProps {
  ref: RefObject<HTMLDivElement | null>;
  list: LeafPictureList;
  /** Whether pictures stay as they are, because they are on their way. */
  isDisabled: boolean;
}

/** The pictures of leaves, from the camera or from the device. */
export function PictureField({ ref, list, isDisabled }: PictureFieldProps) {
  const { t } = useTranslation('leaf-doctor');
  const { pictures, add, remove } = list;
  const left = maxLeaves - pictures.length;
  // A photograph takes back what the field says of files that were chosen before.
  const [photographs, setPhotographs] = useState(0);
  const take = (files: File[]) => {
    setPhotographs(photographs + 1);
    add(files.slice(0, left));
  };
  const values = { count: maxLeaves, megabytes: maxBytes / 1_000_000 };
  return (
    <div ref={ref} className="grid gap-3">
      {left > 0 && !isDisabled && <CameraButton onTake={take} />}
      <FormField label={t('pictures.field')}>
        <FileDropZone
          key={photographs}
          files={[]}
          onFilesChange={add}
          maxFiles={left}
          maxSize={maxBytes}
          isDisabled={isDisabled}
          labels={{
            prompt: t('pictures.choose'),
            hint: t(left > 0 ? 'pictures.limits' : 'pictures.full', values),
            remove: ({ name }) => t('pictures.remove', { name }),
            rejection: ({ code, file }) => {
              const why = code === 'file-invalid-type' && isHeic(file) ? 'heic' : code;
              return t(`refused.${why}`, { ...values, name: file.name });
            },
            sending: '',
          }}
        />
      </FormField>
      <Refused list={list} />
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              onRemove={() => {
                remove(picture.key);
                // The button is removed with its picture.
                ref.current?.querySelector<HTMLElement>('input[multiple]')?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {pictures.some(({ problem }) => problem) && (
        <p className="text-muted text-sm">{t('pictures.stillAllowed')}</p>
      )}
    </div>
  );
}

/** Opens the camera on phones; a device without one, or that does not allow it, opens its pictures instead. */
function CameraButton({ onTake }: { onTake: (files: File[]) => void }) {
  const { t } = useTranslation('leaf-doctor');
  return (
    <label
      className={buttonStyles({
        variant: 'outline',
        className:
          'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2 md:hidden',
      })}
    >
      <Camera aria-hidden="true" className="size-5" />
      {t('pictures.camera')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ target }) => {
          onTake([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}

/** Pictures that the browser cannot decode. */
function Refused({ list: { refused } }: { list: LeafPictureList }) {
  const { t } = useTranslation('leaf-doctor');
  return (
    <div role="alert" className="empty:absolute">
      {refused.length > 0 && (
        <ul className="grid gap-1 rounded-control bg-danger-soft px-3.5 py-2.5 text-danger text-sm">
          {refused.map(({ key, name, why }) => (
            <li key={key}>{t(`refused.${why}`, { name })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
