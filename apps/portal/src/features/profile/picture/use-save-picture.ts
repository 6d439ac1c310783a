import type { SquareCrop } from '@upaj/ui/crop-square';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSetUserPictureMutation } from '../../../domains/accounts/accounts.api.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { cropPicture } from './crop-picture.ts';

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
