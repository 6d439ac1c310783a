import type { NotificationKind } from '@upaj/contract/notifications.schema';
import { likesToldMs } from '@upaj/contract/threads.rules';
import type { Tx } from '../../db/transaction.ts';
import { defineSubscriber, type Subscriber } from '../../platform/events/define-event.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import {
  answerAccepted,
  answerWithdrawn,
  commentWritten,
  postClosed,
  postLiked,
  postUnliked,
} from '../threads/threads.events.ts';
import type { Notifications } from './notifications.service.ts';

const name = 'notifications/bell';

type Deps = Pick<Platform, 'services' | 'now'> &
  Pick<Notifications, 'notify' | 'notifyOnce' | 'withdraw'>;
type Post = NonNullable<Awaited<ReturnType<Platform['services']['threads']['findPost']>>>;

/** Where a post is shown. */
const hrefOf = ({ threadId, commentId }: Post) =>
  commentId === null ? `/discussions/${threadId}` : `/discussions/${threadId}#comment-${commentId}`;

/** What a notification of a post tells of. */
const causeOf = ({ threadId, id }: Post, counted = id) => ({ scope: threadId, item: id, counted });

/**
 * Tells people of what others do in discussions, each event once for each recipient; no one of what they did themselves
 * or of a discussion that they have muted. What is true no longer is taken back.
 */
export function discussionSubscribers(deps: Deps): Subscriber[] {
  const like = likeHandler(deps);
  const answer = answerHandler(deps);
  return [
    commentSubscriber(deps),
    defineSubscriber(postLiked, { name, handle: like }),
    defineSubscriber(postUnliked, { name, handle: like }),
    defineSubscriber(answerAccepted, { name, handle: answer }),
    defineSubscriber(answerWithdrawn, { name, handle: answer }),
    defineSubscriber(postClosed, {
      name,
      async handle(tx, { threadId, on, id }) {
        // It may have been restored meanwhile.
        if (await lockOpen(deps.services, tx, on, id)) return;
        await deps.withdraw(tx, { scope: threadId, ...(on === 'comment' && { item: id }) });
      },
    }),
  ];
}

/**
 * Locks a post that others can read; undefined once it is deleted or hidden. Events are handled in any order, so each
 * handler looks at what is true now, and the lock keeps it true until what it writes is seen.
 */
async function lockOpen(
  { threads }: Platform['services'],
  tx: Tx,
  on: Post['on'],
  id: string,
): Promise<Post | undefined> {
  const post = await threads.lockPost(tx, on, id);
  const isClosed =
    !post || post.isHidden || post.isDeleted || post.thread.isHidden || post.thread.isDeleted;
  return isClosed ? undefined : post;
}

function commentSubscriber({ services, notify }: Deps): Subscriber {
  return defineSubscriber(commentWritten, {
    name,
    async recipients(tx, { commentId }) {
      const post = await services.threads.findPost('comment', commentId, tx);
      return post ? [...(await listeners(services, tx, post)).keys()] : [];
    },
    async handle(tx, { commentId }, { recipient }) {
      // Accounts come before discussions in the order of locks.
      await services.accounts.namesForShare(tx, [recipient]);
      const post = await lockOpen(services, tx, 'comment', commentId);
      if (!post || (await services.threads.isMuted(tx, post.threadId, recipient))) return;
      const kind = (await listeners(services, tx, post)).get(recipient);
      // The account or the comment that was answered is gone.
      if (!kind) return;
      await notify(tx, recipient, {
        kind,
        subject: post.threadTitle,
        href: hrefOf(post),
        topicKey: topicKeyOf(kind, post),
        cause: causeOf(post),
      });
    },
  });
}

/** Tells of a like, or takes it back: people who like count, not how often they have pressed. */
function likeHandler({ services, now, notifyOnce, withdraw }: Deps) {
  return async (tx: Tx, like: { on: Post['on']; id: string; userId: string }): Promise<void> => {
    const { threads } = services;
    const { on, id, userId: by } = like;
    const post = await lockOpen(services, tx, on, id);
    if (!post) return;
    const cause = causeOf(post, by);
    if (!(await threads.isLiked(tx, like))) return withdraw(tx, { ...cause, kind: 'post-liked' });
    const { authorId, threadId } = post;
    if (!authorId || authorId === by || (await threads.isMuted(tx, threadId, authorId))) return;
    const hour = Math.floor(now().getTime() / likesToldMs);
    await notifyOnce(tx, authorId, {
      kind: 'post-liked',
      subject: post.threadTitle,
      href: hrefOf(post),
      topicKey: `likes/${threadId}/${hour}`,
      cause,
    });
  };
}

/** Tells of an accepted answer, or takes it back. */
function answerHandler({ services, notify, withdraw }: Deps) {
  return async (tx: Tx, { commentId }: { commentId: string }): Promise<void> => {
    const { threads } = services;
    const post = await lockOpen(services, tx, 'comment', commentId);
    if (!post) return;
    const { authorId, threadId } = post;
    const cause = causeOf(post);
    if (!(await threads.isAnswer(tx, threadId, commentId)))
      return withdraw(tx, { ...cause, kind: 'answer-accepted' });
    if (!authorId || authorId === post.thread.authorId) return;
    if (await threads.isMuted(tx, threadId, authorId)) return;
    await notify(tx, authorId, {
      kind: 'answer-accepted',
      subject: post.threadTitle,
      href: hrefOf(post),
      topicKey: `answer/${threadId}`,
      cause,
    });
  };
}

/** Who is told of a comment or a reply, and as what: each person once, as what concerns them most. */
async function listeners(
  { threads }: Platform['services'],
  tx: Tx,
  post: Post,
): Promise<ReadonlyMap<string, NotificationKind>> {
  const { threadId, parentId, authorId, content } = post;
  const told = new Map<string, NotificationKind>();
  if (post.thread.authorId !== null) told.set(post.thread.authorId, 'comment-received');
  if (parentId !== null) {
    const parent = await threads.findPost('comment', parentId, tx);
    if (parent?.authorId) told.set(parent.authorId, 'reply-received');
  }
  const people = content.includes('@') ? await threads.participantsOf(tx, threadId) : [];
  for (const { id } of threads.mentionsIn(content, people)) told.set(id, 'mentioned');
  if (authorId !== null) told.delete(authorId);
  return told;
}

/** Comments on a discussion and replies to a comment are one notification until it is read. */
function topicKeyOf(kind: NotificationKind, { id, threadId, parentId }: Post): string {
  if (kind === 'mentioned') return `mention/${id}`;
  return kind === 'reply-received' ? `replies/${parentId}` : `comments/${threadId}`;
}
