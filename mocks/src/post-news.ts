import { mentionsIn } from '@upaj/contract/mentions.rules';
import { db } from './db.ts';
import { notify } from './notification-records.ts';
import type { CommentRecord, PostRecord, ThreadRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';

type Kind = 'comment-received' | 'reply-received' | 'mentioned' | 'answer-accepted' | 'post-liked';

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
  const about = kind === 'post-liked' ? (comment?.id ?? thread.id) : thread.id;
  notify(userId, { kind, subject, href, group: `${kind}/${about}` });
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

/** Tells the author of what was commented on or replied to, and who was mentioned; each once. */
export function tellOfComment(
  thread: ThreadRecord,
  comment: CommentRecord,
  by: PersonRecord,
): void {
  const parent = db.comments.get(comment.parentId ?? '');
  const author = parent ? parent.authorId : thread.authorId;
  tell(author, by, parent ? 'reply-received' : 'comment-received', { thread, comment });
  for (const userId of mentionedIn(comment.content, thread)) {
    if (userId !== author) tell(userId, by, 'mentioned', { thread, comment });
  }
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
