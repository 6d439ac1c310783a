import type { Comment } from '@upaj/contract/comments.schema';
import { Card } from '@upaj/ui/card';
import { SectionHead } from '@upaj/ui/section-head';
import { ShowMore } from '@upaj/ui/show-more';
import { type RefObject, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import type { ThreadView } from '../../../domains/threads/thread-view.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ArrivedButton } from './arrived-button.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { ThreadContext, type ThreadFacts } from './thread-context.ts';
import { useArrived } from './use-arrived.ts';
import { useFurtherComments } from './use-further-comments.ts';
import { useLinkedComment } from './use-linked-comment.ts';
import { useLiveThread } from './use-live-thread.ts';

interface CommentsProps {
  view: ThreadView;
  /** Whether the discussion is fetched; what the navigation state holds can only be read. */
  isLoaded: boolean;
}

/** What is said about a discussion: the accepted answer first, then the oldest, at the end what the user adds. */
export function Comments({ view, isLoaded }: CommentsProps) {
  const { t } = useTranslation('thread');
  const { userId } = useSelector(selectSession);
  const { thread } = view;
  const { _id, isDeleted, isHidden, acceptedAnswer } = thread;
  const isOpen = _id !== '' && !isDeleted && !isHidden;
  const threadId = isLoaded ? _id : '';
  const facts = useMemo<ThreadFacts>(
    () => ({
      threadId,
      isOpen: isOpen && isLoaded,
      acceptedId: acceptedAnswer?._id ?? null,
      isAsker: userId !== null && thread.userId === userId,
    }),
    [threadId, isOpen, isLoaded, acceptedAnswer, thread.userId, userId],
  );
  useLiveThread(threadId);
  useLinkedComment(threadId);
  const { count, show, end } = useArrived(view);
  return (
    <ThreadContext value={facts}>
      <section aria-labelledby="comments" className="mt-6 grid">
        <SectionHead
          title={t('commentsTitle')}
          titleId="comments"
          action={
            <span className="text-muted">{t('comments', { count: thread.commentCount })}</span>
          }
        />
        <CommentLists view={view} isLoaded={isLoaded} />
        <div ref={end} />
      </section>
      {/* Beside the section, so that it sticks to the bottom of the screen while the question is read. */}
      <ArrivedButton count={count} onShow={show} />
      {isOpen && (
        <Card className="mt-3">
          <CommentForm target={{ on: 'thread', id: _id, threadId: _id }} onSent={() => undefined} />
        </Card>
      )}
      {isLoaded && !isOpen && <p className="py-4 text-muted">{t('closed')}</p>}
    </ThreadContext>
  );
}

function CommentLists({ view, isLoaded }: CommentsProps) {
  const { t } = useTranslation('thread');
  const { thread, later } = view;
  const { acceptedAnswer, commentDesc } = thread;
  const rows = useRef<HTMLUListElement>(null);
  const further = useFurtherComments(thread);
  const others = commentDesc.filter(({ _id }) => _id !== acceptedAnswer?._id);
  const first = acceptedAnswer ? [acceptedAnswer, ...others] : others;
  if (first.length === 0 && later.length === 0) {
    return isLoaded && <p className="py-4 text-muted">{t('noComments')}</p>;
  }
  return (
    <>
      <List comments={first} ref={rows} />
      {isLoaded && further.isPaged && (
        <ShowMore
          count={t('showing', { shown: first.length, count: thread.commentCount })}
          label={t('showMore')}
          onShowMore={further.showMore}
          isBusy={further.isLoading}
          list={rows}
        />
      )}
      {later.length > 0 && <List comments={later} />}
    </>
  );
}

interface ListProps {
  comments: readonly Comment[];
  ref?: RefObject<HTMLUListElement | null>;
}

const List = ({ comments, ref }: ListProps) => (
  <ul ref={ref} className="grid gap-3">
    {comments.map((comment) => (
      <CommentItem key={comment._id} comment={comment} />
    ))}
  </ul>
);
