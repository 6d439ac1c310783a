import type { Comment, Reply } from '@upaj/contract/comments.schema';
import { Button } from '@upaj/ui/button';
import { use, useState } from 'react';
import { useDispatch } from 'react-redux';
import { allReplies } from '../../../domains/threads/read-further.ts';
import type { ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { isOpen } from '../../../domains/threads/thread-view.ts';
import { useThreadErrorText } from '../../../domains/threads/use-thread-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { LikeButton } from '../post/like-button.tsx';
import { postOfReply } from '../post/post.ts';
import { PostAuthor } from '../post/post-author.tsx';
import { PostMenu } from '../post/post-menu.tsx';
import { PostText } from '../post/post-text.tsx';
import { HiddenNote, isTombstone, Tombstone } from '../post/tombstone.tsx';
import { ThreadContext } from './thread-context.ts';

/** The replies to a comment, one level deep. */
export function ReplyList({ comment }: { comment: Comment }) {
  const { replies } = comment;
  if (replies.length === 0 && comment.replyCount === 0) return null;
  return (
    <div className="grid gap-2 border-line-strong border-s-3 ps-3.5">
      <ul className="grid gap-4">
        {replies.map((reply) => (
          <ReplyItem key={reply._id} reply={reply} />
        ))}
      </ul>
      <FurtherReplies comment={comment} />
    </div>
  );
}

/** One reply, and what can be done about it. */
function ReplyItem({ reply }: { reply: Reply }) {
  const { threadId } = use(ThreadContext);
  const post = postOfReply(reply, threadId);
  return (
    <li id={`comment-${reply._id}`} className="grid scroll-mt-24 gap-1">
      {isTombstone(post) ? (
        <Tombstone post={post} />
      ) : (
        <>
          <div className="flex items-start gap-2">
            <PostAuthor post={post} />
            {threadId && <PostMenu post={post} />}
          </div>
          {post.isHidden && <HiddenNote />}
          <PostText text={post.text} isByNewcomer={post.isByNewcomer} />
          <div className="-ms-3.5">
            <LikeButton post={post} isOpen={threadId !== '' && !post.isHidden} />
          </div>
        </>
      )}
    </li>
  );
}

/** The way to the replies that are not read yet. */
function FurtherReplies({ comment: { _id, replies, replyCount } }: { comment: Comment }) {
  const { t } = useTranslation('thread');
  const { threadId } = use(ThreadContext);
  const dispatch = useDispatch<ThreadDispatch>();
  const errorText = useThreadErrorText();
  const [isLoading, setLoading] = useState(false);
  const count = replyCount - replies.filter(isOpen).length;
  if (count <= 0 || !threadId) return null;

  async function show() {
    setLoading(true);
    const { error } = await dispatch(allReplies(threadId, _id));
    setLoading(false);
    if (error) dispatch(toastShown('error', t('showMoreFailed', { reason: errorText(error) })));
  }

  return (
    <Button
      variant="quiet"
      size="small"
      className="justify-self-start"
      isBusy={isLoading}
      onClick={() => void show()}
    >
      {t('showReplies', { count })}
    </Button>
  );
}
