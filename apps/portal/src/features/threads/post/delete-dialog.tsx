import { useDispatch } from 'react-redux';
import {
  useDeleteCommentMutation,
  useDeleteThreadMutation,
} from '../../../domains/threads/comments.api.ts';
import { changeThread, type ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { withDeleted } from '../../../domains/threads/thread-view.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import type { PostDialogProps } from './post.ts';

/** Asks before a post is deleted; what stands in its place then keeps the answers to it. */
export function DeleteDialog({ post, onClose }: PostDialogProps) {
  const { t } = useTranslation('thread');
  const dispatch = useDispatch<ThreadDispatch>();
  const errorText = useThreadErrorText();
  const [deleteThread, thread] = useDeleteThreadMutation();
  const [deleteComment, comment] = useDeleteCommentMutation();
  const { error, isLoading } = post.on === 'thread' ? thread : comment;

  async function confirm() {
    const request = { params: { id: post.id } };
    const result = await (post.on === 'thread' ? deleteThread(request) : deleteComment(request));
    if (result.error) return;
    dispatch(changeThread(post.threadId, (view) => withDeleted(view, post.id)));
    dispatch(toastShown('success', t('deleted')));
    onClose();
  }

  return (
    <FormDialog
      title={t(`deleteTitle.${post.kind}`)}
      description={t(`deleteText.${post.kind}`)}
      submitLabel={t('delete')}
      submitVariant="danger"
      cancelLabel={t('keep')}
      isBusy={isLoading}
      formError={error && errorText(error)}
      onSubmit={confirm}
      onClose={onClose}
    />
  );
}
