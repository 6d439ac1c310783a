import { useDispatch } from 'react-redux';
import { useAcceptAnswerMutation } from '../../../domains/threads/comments.api.ts';
import { changeThread, type ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { withAnswer } from '../../../domains/threads/thread-view.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

/** Marks a comment as the answer to the user's own discussion, or none. */
export function useAcceptAnswer(threadId: string): (commentId: string | null) => Promise<void> {
  const { t } = useTranslation('thread');
  const dispatch = useDispatch<ThreadDispatch>();
  const errorText = useThreadErrorText();
  const [accept] = useAcceptAnswerMutation();
  return async (commentId) => {
    const { data, error } = await accept({ params: { id: threadId }, body: { commentId } });
    if (data) dispatch(changeThread(threadId, (view) => withAnswer(view, data.data.commentId)));
    else dispatch(toastShown('error', t('acceptFailed', { reason: errorText(error) })));
  };
}
