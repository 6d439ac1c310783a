import { useDispatch } from 'react-redux';
import { useMuteThreadMutation } from '../../../domains/threads/comments.api.ts';
import { changeThread, type ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

/** Switches the notifications of a discussion off or on, and says so. */
export function useMute(id: string): (isMuted: boolean) => Promise<void> {
  const { t } = useTranslation('thread');
  const dispatch = useDispatch<ThreadDispatch>();
  const errorText = useThreadErrorText();
  const [mute] = useMuteThreadMutation();
  return async (isMuted) => {
    const { error } = await mute({ params: { id }, body: { isMuted } });
    if (error) {
      dispatch(toastShown('error', t('muteFailed', { reason: errorText(error) })));
      return;
    }
    dispatch(changeThread(id, (view) => ({ ...view, thread: { ...view.thread, isMuted } })));
    dispatch(toastShown('success', isMuted ? t('muted') : t('unmuted')));
  };
}
