import { mentionsIn } from '@upaj/contract/mentions.rules';
import type { NotificationKind } from '@upaj/contract/notifications.schema';
import { likesToldMs } from '@upaj/contract/threads.rules';
import { db } from './db.ts';
import { notify, withdraw } from './notification-records.ts';
import type { CommentRecord, PostRecord, ThreadRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';

type Kind = 'comment-received' | 'reply-received' | 'mentioned' | 'answer-accepted' | 'post-liked';

/** What is one notification: likes of a discussion for an hour, comments on it, replies to a comment. */
function groupOf(kind: Kind, thread: ThreadRecord, comment: CommentRecord | undefined): string {
  if (kind === 'post-liked') {
    return `likes/${thread.id}/${Math.floor(Date.now() / likesToldMs)}`;
  }
  if (kind === 'mentioned') return `${kind}/${comment?.id}`;
  return `${kind}/${kind === 'reply-received' ? comment?.parentId : thread.id}`;
}

/** Notifies a user of what happened in a discussion, unless they did it or have muted it. */
function tell(
  userId: string | null,
  by: PersonRecord,
  kind: Kind,
  { thread, comment }: { thread: ThreadRecord; comment?: CommentRecord | undefined },
): void {
  if (userId === null || userId === by.id || db.threadMutes.get(thread.id)?.has(userId)) return;
  const subject = thread.title;
  const place = `/discussions/${thread.id}`;
  const href = comment ? `${place}#comment-${comment.id}` : place;
  const { id: item } = comment ?? thread;
  const isLike = kind === 'post-liked';
  const cause = { item, counted: isLike ? by.id : item };
  const group = groupOf(kind, thread, comment);
  notify(userId, { kind, subject, href, group, cause, isOnce: isLike });
}

const isOpen = (post: PostRecord | undefined): post is PostRecord =>
  post !== undefined && post.deletedAt === null && !post.isHidden;

/** Whether what a notification of a post tells of is true no longer. */
function isOver(
  thread: ThreadRecord,
  { item, counted }: { item: string; counted: string },
  kind: NotificationKind,
): boolean {
  const post = item === thread.id ? thread : db.comments.get(item);
  if (!isOpen(thread) || !isOpen(post)) return true;
  if (kind === 'post-liked') return !post.likedBy.includes(counted);
  return kind === 'answer-accepted' && thread.acceptedId !== item;
}

/** Takes back what users were told of a discussion and is true no longer. */
export function settleNews(threadId: string): void {
  const thread = db.threads.get(threadId);
  if (!thread) return;
  const isOfThread = ({ item }: { item: string }) =>
    item === threadId || db.comments.get(item)?.threadId === threadId;
  withdraw((cause, kind) => isOfThread(cause) && isOver(thread, cause, kind));
}

/** Users of a discussion whose name stands behind an @ in a text. */
function mentionedIn(text: string, thread: ThreadRecord): string[] {
  const authors = [...db.comments.values()]
    .filter(({ threadId }) => threadId === thread.id)
    .map(({ authorId }) => authorId);
  const people = [...new Set([thread.authorId, ...authors])].flatMap(
    (id) => db.people.get(id ?? '') ?? [],
  );
  return mentionsIn(text, people).map(({ id }) => id);
}

/** Tells the asker, the author of what was replied to, and who was mentioned; each once, as what concerns them most. */
export function tellOfComment(
  thread: ThreadRecord,
  comment: CommentRecord,
  by: PersonRecord,
): void {
  const told = new Map<string | null, Kind>([[thread.authorId, 'comment-received']]);
  const parent = db.comments.get(comment.parentId ?? '');
  if (parent) told.set(parent.authorId, 'reply-received');
  for (const userId of mentionedIn(comment.content, thread)) told.set(userId, 'mentioned');
  for (const [userId, kind] of told) tell(userId, by, kind, { thread, comment });
}

/** Tells the author of an answer that it was accepted. */
export const tellOfAcceptance = (
  thread: ThreadRecord,
  comment: CommentRecord,
  by: PersonRecord,
): void => tell(comment.authorId, by, 'answer-accepted', { thread, comment });

/** Tells the author of a post that it is liked. */
export const tellOfLike = (
  post: PostRecord,
  thread: ThreadRecord,
  comment: CommentRecord | undefined,
  by: PersonRecord,
): void => tell(post.authorId, by, 'post-liked', { thread, comment });
