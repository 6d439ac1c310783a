import { pictureOrderError } from '@upaj/contract/crops.rules';
import type { Crop } from '@upaj/contract/crops.schema';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useServerMessage } from '../../../shared/forms/use-api-error-text.ts';
import { fieldErrorMessage } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import type { PictureError } from './picture-field.tsx';
import {
  type ChosenPicture,
  isFile,
  orderOf,
  rebasePictures,
  storedPictures,
} from './stored-pictures.ts';
import { useSendPictures } from './use-send-pictures.ts';

/** The pictures of a listing that is changed: those that it has, and those that are chosen. */
export function useEditedPictures(crop: Crop) {
  const { t } = useTranslation('selling');
  const dispatch = useDispatch();
  const serverMessage = useServerMessage();
  const { send, read, progress, hasLeft } = useSendPictures(crop._id);
  const [stored, setStored] = useState(() => storedPictures(crop));
  const [chosen, setChosen] = useState<ChosenPicture[]>(stored);
  // An object, so that the same error found again moves the focus again.
  const [error, setError] = useState<PictureError>({});
  const isChanged = orderOf(chosen).join() !== orderOf(stored).join();

  /** Whether the choice can be sent; otherwise the field says why. */
  function check(): boolean {
    const ids = stored.map(({ id }) => id);
    const found = pictureOrderError(orderOf(chosen), ids, chosen.filter(isFile).length);
    const code = found && fieldErrorMessage({ ...found, message: '' });
    setError({ code: found?.code === 'too_few' ? 'required' : code });
    return !found;
  }

  async function showElsewhere(): Promise<boolean> {
    const now = await read();
    if (!now) return false;
    const pictures = storedPictures(now);
    setStored(pictures);
    setChosen(rebasePictures(chosen, stored, pictures));
    dispatch(toastShown('error', t('picturesElsewhere')));
    return true;
  }

  async function fail(fault: unknown): Promise<void> {
    const { fields } = getApiError(fault) ?? {};
    if (fields?.order?.code === 'unknown_picture' && (await showElsewhere())) return;
    const refused = fields?.images ?? fields?.order;
    setError({ code: refused && fieldErrorMessage(refused) });
    const message = serverMessage(fault);
    dispatch(toastShown('error', message ? t('refused', { message }) : t('picturesFailed')));
  }

  return {
    chosen,
    isChanged,
    error,
    progress,
    check,
    hasLeft,
    choose: (pictures: ChosenPicture[]) => {
      setChosen(pictures);
      setError({});
    },
    /** Sends them, and says why when it failed; leaving the page is no failure. */
    save: async (): Promise<'saved' | 'failed' | 'left'> => {
      const { error: fault } = await send(chosen);
      if (hasLeft()) return 'left';
      if (!fault) return 'saved';
      await fail(fault);
      return 'failed';
    },
  };
}
