import { useDispatch } from 'react-redux';
import {
  useUpdateCommentMutation,
  useUpdateThreadMutation,
} from '../../../domains/threads/comments.api.ts';
import { changeThread, type ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { withThread, withWritten } from '../../../domains/threads/thread-view.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import type { Post } from './post.ts';

interface Change {
  /** Of a discussion alone. */
  title: string;
  content: string;
  showsContacts: boolean;
}

/** Saves an author's change of a post and shows it. */
export function useUpdatePost(post: Post) {
  const { t } = useTranslation('thread');
  const dispatch = useDispatch<ThreadDispatch>();
  const [updateThread, thread] = useUpdateThreadMutation();
  const [updateComment, comment] = useUpdateCommentMutation();
  const { id, threadId } = post;

  async function saveThread({ title, content, showsContacts }: Change) {
    const body = { title, content, ...(showsContacts && { showsContacts }) };
    const { data, error } = await updateThread({ params: { id }, body });
    if (data) dispatch(changeThread(threadId, (view) => withThread(view, data.data)));
    return { error };
  }

  async function saveComment({ content, showsContacts }: Change) {
    const body = { content, ...(showsContacts && { showsContacts }) };
    const { data, error } = await updateComment({ params: { id }, body });
    if (data) dispatch(changeThread(threadId, (view) => withWritten(view, data.data)));
    return { error };
  }

  async function update(change: Change): Promise<{ error?: unknown }> {
    const result = await (post.on === 'thread' ? saveThread(change) : saveComment(change));
    if (!result.error) dispatch(toastShown('success', t('saved')));
    return result;
  }

  const { error, isLoading } = post.on === 'thread' ? thread : comment;
  return { update, error, isLoading };
}
