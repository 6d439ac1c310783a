import type { ThreadForm } from '@upaj/contract/threads.schema';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { createContentKeys } from '../../../shared/forms/content-key.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { paths } from '../../../shared/paths.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import { useDelayed } from '../../../shared/use-delayed.ts';

/** How long the success message stays before the own discussions open, in milliseconds. */
const successInMs = 2000;

/** A discussion that is ready to be sent. */
type CheckedThread = ThreadForm & { pictures: string[] };

interface SendOptions {
  onSent: () => void;
  /** What is wrong, for the fields that it names. */
  onFailed: (error: unknown) => void;
}

/** Loads the cache's code when there is something to send: the form is on the screen 14 kB earlier. */
async function createThread(
  dispatch: CacheDispatch,
  body: CheckedThread & { userId: string },
  idempotencyKey: string,
): Promise<{ error?: unknown }> {
  const { threadsApi } = await import('../../../domains/threads/threads.api.ts');
  return dispatch(threadsApi.endpoints.createThread.initiate({ body, idempotencyKey }));
}

/** Creates the discussion, shows the result, and opens the own discussions after a success; the error is thrown. */
export function useSendThread({ onSent, onFailed }: SendOptions) {
  const { t } = useTranslation('new-thread');
  const dispatch: CacheDispatch = useDispatch();
  const navigate = useNavigate();
  const errorText = useThreadErrorText();
  const { userId } = useSelector(selectSession);
  const [isDone, setDone] = useState(false);
  const [formError, setFormError] = useState<string>();
  const [keyOf] = useState(createContentKeys);
  const later = useDelayed();

  function succeed(): void {
    setDone(true);
    onSent();
    dispatch(toastShown('success', t('created'), successInMs));
    const state = { selectedOption: 'my-threads' };
    later(() => void navigate(paths.discussions.href(), { state }), successInMs);
  }

  function fail(error: unknown): void {
    const apiError = getApiError(error);
    const reason = errorText(error);
    const isKnown = apiError !== undefined && apiError.code !== 'internal';
    const message = isKnown ? `${t('failed')}. ${reason}` : t('failed');
    dispatch(toastShown('error', t('error', { message })));
    // What is named at a field is not said twice.
    setFormError(apiError?.fields ? undefined : reason);
    onFailed(error);
  }

  async function send(readThread: () => Promise<CheckedThread | undefined>): Promise<void> {
    setFormError(undefined);
    // The stored id counts: another tab may have logged out, or a clean-up of the browser removed it.
    if (!userId || localStorage.getItem('userId') !== userId) return setFormError(t('noUserId'));
    const thread = await readThread();
    if (!thread) return;
    const body = { ...thread, userId };
    const sent = createThread(dispatch, body, keyOf(body));
    const { error } = await sent.catch((fault: unknown) => ({ error: fault }));
    if (!error) return succeed();
    fail(error);
    throw error;
  }

  return { send, isDone, formError };
}
