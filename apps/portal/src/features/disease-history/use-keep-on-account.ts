import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { changeDiagnosis } from '../../domains/disease/device-diagnoses.ts';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import { useSaveDiagnosisMutation } from '../../domains/disease/disease.api.ts';
import { sendLeafPictures } from '../../domains/disease/send-leaf-pictures.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { toastShown } from '../../shared/toasts.slice.ts';

/** Sends a diagnosis with its pictures to the account; gives the id of the copy, or why it was not kept. */
async function save(
  dispatch: CacheDispatch,
  saveDiagnosis: ReturnType<typeof useSaveDiagnosisMutation>[0],
  diagnosis: DeviceDiagnosis,
  onProgress: (share: number) => void,
): Promise<{ savedId: string } | { error: unknown }> {
  const { id, at, cropId: crop, opinions, modelVersion, signs, pictures, savedId } = diagnosis;
  const [opinion] = opinions;
  if (!opinion) return { error: undefined };
  // The same for every attempt, and another one once a copy was deleted elsewhere.
  const key = `leaf-account ${id} ${savedId ?? 'first'}`;
  const sent = await sendLeafPictures(dispatch, pictures, { key, onProgress });
  if ('error' in sent) return sent;
  const body = {
    crop,
    opinion,
    modelVersion,
    signs: [...signs],
    pictures: sent.ids,
    madeAt: new Date(at).toISOString(),
  };
  const saved = await saveDiagnosis({ body, idempotencyKey: key });
  return saved.data ? { savedId: saved.data.data._id } : { error: saved.error };
}

/** Keeps a diagnosis on the account as well, once, with its pictures and how the field is. */
export function useKeepOnAccount(userId: string, diagnosis: DeviceDiagnosis) {
  const { t } = useTranslation('leaf-history');
  const dispatch: CacheDispatch = useDispatch();
  const [saveDiagnosis] = useSaveDiagnosisMutation();
  const errorText = useApiErrorText();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  // A second press can come before the button is rendered as disabled.
  const isUnderWay = useRef(false);

  async function keep(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setError(undefined);
    setShare(0);
    const result = await save(dispatch, saveDiagnosis, diagnosis, setShare).catch(
      (fault: unknown) => ({ error: fault }),
    );
    isUnderWay.current = false;
    setShare(undefined);
    if ('error' in result) return setError(t('keepFailed', { reason: errorText(result.error) }));
    const { savedId } = result;
    // The history sends it once it sees the copy.
    const unsent = diagnosis.progress ? { isProgressUnsent: true } : {};
    await changeDiagnosis(userId, diagnosis.id, { savedId, ...unsent });
    dispatch(toastShown('success', t('kept')));
  }

  return { share, error, keep: () => void keep() };
}
