import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { ListingUpload } from '../../../domains/crops/crops.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useServerMessage } from '../../../shared/forms/use-api-error-text.ts';
import { fieldErrorMessage } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { paths } from '../../../shared/paths.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import { useDelayed } from '../../../shared/use-delayed.ts';
import { type CropFields, listingForm } from './crop-fields.ts';
import { createListingKeys } from './listing-key.ts';
import { downscaleAll } from './listing-pictures.ts';
import type { PictureError } from './picture-field.tsx';

/** How long the success message stays before the seller's page opens, in milliseconds. */
const successInMs = 2000;

type SendState = 'idle' | 'submitting' | 'done';

/** Loads the cache's code when there is something to send: the form is on the screen 14 kB earlier. */
async function createCrop(
  dispatch: CacheDispatch,
  upload: Omit<ListingUpload, 'fetchFn'>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ error?: unknown }> {
  const [{ cropsApi }, { createUploadFetch }] = await Promise.all([
    import('../../../domains/crops/crops.api.ts'),
    import('../../../shared/transport/upload-fetch.ts'),
  ]);
  if (signal.aborted) return {};
  const fetchFn = createUploadFetch(upload.form, onProgress);
  const request = dispatch(cropsApi.endpoints.createCrop.initiate({ ...upload, fetchFn }));
  signal.addEventListener('abort', () => request.abort());
  return request;
}

/** Sends a valid form, shows the result, and opens the seller's page after a success; the error is thrown. */
export function useSendListing(onPictureError: (error: PictureError) => void, onSent: () => void) {
  const { t } = useTranslation('selling');
  const dispatch: CacheDispatch = useDispatch();
  const navigate = useNavigate();
  const serverMessage = useServerMessage();
  const { userId } = useSelector(selectSession);
  const [state, setState] = useState<SendState>('idle');
  const [progress, setProgress] = useState(0);
  const [keyOf] = useState(createListingKeys);
  const later = useDelayed();
  const sending = useRef<AbortController>(undefined);
  // Leaving the page, by Cancel or else, cancels the upload.
  useEffect(() => () => sending.current?.abort(), []);

  function succeed() {
    setState('done');
    onSent();
    dispatch(toastShown('success', t('added'), successInMs));
    later(() => void navigate(paths.sellerDashboard.href()), successInMs);
  }

  function fail(error: unknown) {
    setState('idle');
    const { fields } = getApiError(error) ?? {};
    onPictureError({ code: fields?.images && fieldErrorMessage(fields.images) });
    const message = serverMessage(error);
    dispatch(toastShown('error', message ? t('refused', { message }) : t('failedToAdd')));
  }

  async function send(fields: CropFields, pictures: readonly File[]) {
    if (!userId) return;
    setState('submitting');
    setProgress(0);
    sending.current = new AbortController();
    const { signal } = sending.current;
    const idempotencyKey = keyOf(fields, pictures);
    const form = listingForm({ ...fields, userId }, await downscaleAll(pictures));
    const sent = createCrop(dispatch, { form, idempotencyKey }, setProgress, signal);
    const result = await sent.catch((error: unknown) => ({ error }));
    if (signal.aborted) return;
    if (!result.error) return succeed();
    fail(result.error);
    throw result.error;
  }

  return { send, state, progress };
}
