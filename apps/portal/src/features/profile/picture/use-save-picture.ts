import { type SquareCrop, squareOf } from '@upaj/ui/crop-square';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSetUserPictureMutation } from '../../../domains/accounts/accounts.api.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

/** Cuts the square out and sends it; `onSaved` when it has arrived. */
export function useSavePicture(userId: string, onSaved: () => void) {
  const { t } = useTranslation('profile');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [setPicture] = useSetUserPictureMutation();
  const [failed, setFailed] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save(file: File, crop: SquareCrop): Promise<void> {
    setFailed(undefined);
    setSaving(true);
    const picture = await cropPicture(file, crop).catch(() => undefined);
    const result = picture && (await setPicture({ params: { id: userId }, picture }));
    setSaving(false);
    if (!result) setFailed(t('picture.unreadable'));
    else if (result.error) setFailed(apiErrorText(result.error));
    else {
      dispatch(toastShown('success', t('picture.saved')));
      onSaved();
    }
  }

  return { save, failed, isSaving };
}

/** Side of the picture that is sent, in pixels: enough for the largest size that is shown on a sharp screen. */
const side = 512;
const quality = 0.9;

/** Cuts the chosen square out of a picture and makes it small enough for a slow line. */
async function cropPicture(file: File, crop: SquareCrop): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const square = squareOf(bitmap, crop);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no 2D canvas');
  // JPEG has no transparency; without a ground it would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, square.left, square.top, square.side, square.side, 0, 0, side, side);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new Error('the picture could not be written');
  return blob;
}
