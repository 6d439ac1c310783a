import { Button } from '@upaj/ui/button';
import { Heart } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { likeChosen } from '../../../domains/threads/like-post.ts';
import type { ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import type { Post } from './post.ts';
import { useAuthorName } from './use-author-name.ts';

interface LikeButtonProps {
  post: Post;
  /** Whether it can be liked: neither deleted nor hidden, and known by its id. */
  isOpen: boolean;
}

/** Likes a post, or takes that back, at once; a failure undoes it and says why. */
export function LikeButton({ post, isOpen }: LikeButtonProps) {
  const { t } = useTranslation('thread');
  const dispatch = useDispatch<ThreadDispatch>();
  const name = useAuthorName()(post);
  const errorText = useThreadErrorText();
  const { on, id, threadId, isLiked, likeCount } = post;

  async function like() {
    const { error } = await dispatch(likeChosen(threadId, { on, id }));
    if (error) dispatch(toastShown('error', t('likeFailed', { reason: errorText(error) })));
  }

  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isLiked}
      aria-label={`${t('likeNamed', { name })}, ${t('likes', { count: likeCount })}`}
      aria-disabled={!isOpen}
      onClick={() => isOpen && void like()}
    >
      <Heart aria-hidden="true" className={isLiked ? 'size-5 fill-current' : 'size-5'} />
      {likeCount > 0 ? formatNumber(likeCount) : t('like')}
    </Button>
  );
}
