import type { NotificationKind } from '@upaj/contract/notifications.schema';
import { likesToldMs } from '@upaj/contract/threads.rules';
import type { Tx } from '../../db/transaction.ts';
import { defineSubscriber, type Subscriber } from '../../platform/events/define-event.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { answerAccepted, commentWritten, postLiked } from '../threads/threads.events.ts';
import type { Notifications } from './notifications.service.ts';

const name = 'notifications/bell';

type Deps = Pick<Platform, 'services' | 'now'> & Pick<Notifications, 'notify' | 'notifyOnce'>;
type Post = NonNullable<Awaited<ReturnType<Platform['services']['threads']['findPost']>>>;

/** Where a post is shown. */
const hrefOf = ({ threadId, commentId }: Post) =>
  commentId === null ? `/discussions/${threadId}` : `/discussions/${threadId}#comment-${commentId}`;

/**
 * Tells people of what others do in discussions, each event once for each recipient; no one of what they did themselves
 * or of a discussion that they have muted.
 */
export function discussionSubscribers(deps: Deps): Subscriber[] {
  const { services, now, notify, notifyOnce } = deps;

  /** A post that others can read; undefined once it is deleted or hidden. */
  async function findPost(tx: Tx, on: Post['on'], id: string): Promise<Post | undefined> {
    const post = await services.threads.findPost(on, id, tx);
    const isClosed =
      !post || post.isHidden || post.isDeleted || post.thread.isHidden || post.thread.isDeleted;
    return isClosed ? undefined : post;
  }

  const isMuted = (tx: Tx, { threadId }: Post, userId: string) =>
    services.threads.isMuted(tx, threadId, userId);

  return [
    defineSubscriber(commentWritten, {
      name,
      async recipients(tx, { commentId }) {
        const post = await findPost(tx, 'comment', commentId);
        return post ? [...(await listeners(services, tx, post)).keys()] : [];
      },
      async handle(tx, { commentId }, { recipient }) {
        const post = await findPost(tx, 'comment', commentId);
        if (!post || (await isMuted(tx, post, recipient))) return;
        const kind = (await listeners(services, tx, post)).get(recipient);
        // The account or the comment that was answered is gone.
        if (!kind) return;
        const topicKey = topicKeyOf(kind, post);
        const news = { kind, subject: post.threadTitle, href: hrefOf(post), topicKey };
        await notify(tx, recipient, news);
      },
    }),
    defineSubscriber(answerAccepted, {
      name,
      async handle(tx, { commentId }) {
        const post = await findPost(tx, 'comment', commentId);
        const userId = post?.authorId;
        if (!post || !userId || userId === post.thread.authorId) return;
        if (await isMuted(tx, post, userId)) return;
        await notify(tx, userId, {
          ...{ kind: 'answer-accepted', subject: post.threadTitle, href: hrefOf(post) },
          topicKey: `answer/${post.threadId}`,
        });
      },
    }),
    defineSubscriber(postLiked, {
      name,
      async handle(tx, { on, id, userId: by }) {
        const post = await findPost(tx, on, id);
        const userId = post?.authorId;
        if (!post || !userId || userId === by || (await isMuted(tx, post, userId))) return;
        const hour = Math.floor(now().getTime() / likesToldMs);
        await notifyOnce(tx, userId, {
          ...{ kind: 'post-liked', subject: post.threadTitle, href: hrefOf(post) },
          topicKey: `likes/${post.threadId}/${hour}`,
        });
      },
    }),
  ];
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
