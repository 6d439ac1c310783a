import type { Thread } from '@upaj/contract/threads.schema';
import { Button } from '@upaj/ui/button';
import { IconButton } from '@upaj/ui/icon-button';
import { MenuItem } from '@upaj/ui/menu';
import { Bell, BellOff, MessageCircle, Share2 } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { useMuteThreadMutation } from '../../../domains/threads/comments.api.ts';
import { changeThread, type ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import { firstInteraction } from '../../../shared/loading/when.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { LikeButton } from '../post/like-button.tsx';
import { postOfThread } from '../post/post.ts';
import { PostMenu } from '../post/post-menu.tsx';

// No one listens before the first interaction.
const loadReadAloud = async () => {
  await firstInteraction;
  return (await import('./read-aloud-button.tsx')).ReadAloudButton;
};
const loadShare = async () => (await import('./share-dialog.tsx')).ShareDialog;

interface ThreadActionsProps {
  thread: Thread;
  isLoaded: boolean;
}

/** Like, comment, hear, share, and the rest in a menu. */
export function ThreadActions({ thread, isLoaded }: ThreadActionsProps) {
  const { t } = useTranslation('thread');
  const { Part: Dialog, show, hide } = useLazyComponent<{ thread: Thread; onClose: () => void }>();
  const { data: ReadAloudButton } = useLoaded(loadReadAloud);
  const post = postOfThread(thread);
  const isOpen = isLoaded && !thread.isHidden;
  return (
    <div className="border-line border-t pt-3">
      <div className="-mx-3.5 flex flex-wrap items-center">
        <LikeButton post={post} isOpen={isOpen} />
        <Button
          variant="quiet"
          size="small"
          aria-label={t('comments', { count: thread.commentCount })}
          onClick={() => document.getElementById('add-comment')?.focus()}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {formatNumber(thread.commentCount)}
        </Button>
        <span className="ms-auto flex items-center">
          {ReadAloudButton && <ReadAloudButton thread={thread} />}
          <IconButton label={t('share')} onClick={() => show(loadShare)}>
            <Share2 aria-hidden="true" className="size-5 text-muted" />
          </IconButton>
          {isLoaded && (
            <PostMenu post={post}>
              <MuteItem thread={thread} />
            </PostMenu>
          )}
        </span>
      </div>
      {Dialog && <Dialog thread={thread} onClose={hide} />}
    </div>
  );
}

function MuteItem({ thread }: { thread: Thread }) {
  const { t } = useTranslation('thread');
  const { isMuted } = thread;
  const mute = useMute(thread._id);
  return (
    <MenuItem onClick={() => void mute(!isMuted)}>
      {isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
      {isMuted ? t('unmute') : t('mute')}
    </MenuItem>
  );
}

/** Switches the notifications of a discussion off or on, and says so. */
function useMute(id: string): (isMuted: boolean) => Promise<void> {
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
