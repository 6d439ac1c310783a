import { isPostEditable } from '@upaj/contract/threads.rules';
import { Menu, MenuItem } from '@upaj/ui/menu';
import { CircleCheck, Ellipsis, Flag, Pencil, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useAcceptAnswerMutation } from '../../../domains/threads/comments.api.ts';
import { changeThread, type ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { withAnswer } from '../../../domains/threads/thread-view.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { toastShown } from '../../../shared/toasts.slice.ts';
import type { Post, PostDialogProps } from './post.ts';
import { useAuthorName } from './use-author-name.ts';

// Dialogs load a focus trap; most visits never open one.
const loadEdit = async () => (await import('./edit-dialog.tsx')).EditDialog;
const loadDelete = async () => (await import('./delete-dialog.tsx')).DeleteDialog;
const loadReport = async () => (await import('./report-dialog.tsx')).ReportDialog;

interface PostMenuProps {
  post: Post;
  /** For a comment on the user's own discussion: whether it is the accepted answer. */
  acceptance?: { isAccepted: boolean } | undefined;
  /** Further items. */
  children?: ReactNode;
}

/** What can be done about a post beyond liking and replying; nothing without anything. */
export function PostMenu({ post, acceptance, children }: PostMenuProps) {
  const { t } = useTranslation('thread');
  const { userId } = useSelector(selectSession);
  const name = useAuthorName()(post);
  const { Part: Dialog, show, hide } = useLazyComponent<PostDialogProps>();
  const isOpen = !post.isDeleted && !post.isHidden;
  const isOwn = isOpen && post.userId !== null && post.userId === userId;
  const isEditable = isOwn && isPostEditable(new Date(post.createdAt), new Date());
  if (!isOpen && !children) return null;
  return (
    <>
      <Menu
        label={t('more', { name })}
        trigger={<Ellipsis aria-hidden="true" className="size-5 text-muted" />}
      >
        {children}
        {isOpen && acceptance && <AcceptItem post={post} {...acceptance} />}
        {isEditable && (
          <MenuItem onClick={() => show(loadEdit)}>
            <Pencil aria-hidden="true" />
            {t('edit')}
          </MenuItem>
        )}
        {isOwn && (
          <MenuItem className="text-danger" onClick={() => show(loadDelete)}>
            <Trash2 aria-hidden="true" />
            {t('delete')}
          </MenuItem>
        )}
        {isOpen && !isOwn && (
          <MenuItem onClick={() => show(loadReport)}>
            <Flag aria-hidden="true" />
            {t('report')}
          </MenuItem>
        )}
      </Menu>
      {Dialog && <Dialog post={post} onClose={hide} />}
    </>
  );
}

function AcceptItem({ post, isAccepted }: { post: Post; isAccepted: boolean }) {
  const { t } = useTranslation('thread');
  const accept = useAcceptAnswer(post.threadId);
  return (
    <MenuItem onClick={() => void accept(isAccepted ? null : post.id)}>
      {isAccepted ? <Undo2 aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      {isAccepted ? t('unaccept') : t('accept')}
    </MenuItem>
  );
}

/** Marks a comment as the answer to the user's own discussion, or none. */
function useAcceptAnswer(threadId: string): (commentId: string | null) => Promise<void> {
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
