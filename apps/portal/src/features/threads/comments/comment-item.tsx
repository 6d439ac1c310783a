import type { Comment } from '@upaj/contract/comments.schema';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { CircleCheck, Reply as ReplyIcon } from 'lucide-react';
import { use, useId, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { LikeButton } from '../post/like-button.tsx';
import { postOfComment } from '../post/post.ts';
import { PostAuthor } from '../post/post-author.tsx';
import { PostMenu } from '../post/post-menu.tsx';
import { PostText } from '../post/post-text.tsx';
import { HiddenNote, isTombstone, Tombstone } from '../post/tombstone.tsx';
import { useAuthorName } from '../post/use-author-name.ts';
import { CommentForm } from './comment-form.tsx';
import { ReplyList } from './reply-list.tsx';
import { ThreadContext } from './thread-context.ts';

/** One comment with its replies, and what can be done about it. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { threadId, acceptedId } = use(ThreadContext);
  const { t } = useTranslation('thread');
  const post = postOfComment(comment, threadId);
  const isAccepted = acceptedId === comment._id;
  return (
    <li id={`comment-${comment._id}`} className="scroll-mt-24 rounded-field">
      <Card size="row" tone={isAccepted ? 'hint' : 'surface'} className="grid gap-2">
        {isAccepted && (
          <p className="flex items-center gap-1.5 font-bold text-on-action-soft text-sm">
            <CircleCheck aria-hidden="true" className="size-4.5 flex-none" />
            {t('accepted')}
          </p>
        )}
        {isTombstone(post) ? <Tombstone post={post} /> : <Written comment={comment} />}
        <ReplyList comment={comment} />
      </Card>
    </li>
  );
}

function Written({ comment }: { comment: Comment }) {
  const { threadId, isAsker, isOpen, acceptedId } = use(ThreadContext);
  const post = postOfComment(comment, threadId);
  const isLikable = threadId !== '' && !post.isHidden;
  const acceptance = isAsker && isOpen ? { isAccepted: acceptedId === post.id } : undefined;
  return (
    <>
      <div className="flex items-start gap-2">
        <PostAuthor post={post} />
        {threadId && <PostMenu post={post} acceptance={acceptance} />}
      </div>
      {post.isHidden && <HiddenNote />}
      <PostText text={post.text} isByNewcomer={post.isByNewcomer} />
      <Actions comment={comment} isLikable={isLikable} />
    </>
  );
}

function Actions({ comment, isLikable }: { comment: Comment; isLikable: boolean }) {
  const { threadId, isOpen } = use(ThreadContext);
  const { t } = useTranslation('thread');
  const [isReplying, setReplying] = useState(false);
  const formId = useId();
  const post = postOfComment(comment, threadId);
  const name = useAuthorName()(post);
  const target = { on: 'comment', id: post.id, threadId } as const;
  return (
    <>
      <div className="-ms-3.5 flex flex-wrap items-center">
        <LikeButton post={post} isOpen={isLikable} />
        {isOpen && isLikable && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isReplying}
            aria-controls={isReplying ? formId : undefined}
            aria-label={t('replyTo', { name })}
            onClick={() => setReplying(!isReplying)}
          >
            <ReplyIcon aria-hidden="true" className="size-5" />
            {t('reply')}
          </Button>
        )}
      </div>
      {isReplying && (
        <div id={formId}>
          <CommentForm target={target} isFocused onSent={() => setReplying(false)} />
        </div>
      )}
    </>
  );
}
