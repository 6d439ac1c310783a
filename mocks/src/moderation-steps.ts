import { ApiError } from '@upaj/contract/api-error';
import type { ModerationVerb } from '@upaj/contract/moderation.schema';
import { cutText } from '@upaj/contract/post-text';
import { db } from './db.ts';
import type { ActionRecord, PostTarget } from './moderation-records.ts';
import { decisionsAbout, openReportsOf, postOf, warningsOf } from './moderation-view.ts';
import { notify } from './notification-records.ts';
import { suspendedUntil } from './post-checks.ts';
import { lift, suspend } from './suspensions.ts';
import { storeComment, storeThread } from './thread-changes.ts';

/** Characters of a post that the log keeps. */
const excerptLength = 200;
/** Where users read what moderation has done. */
const notices = '/discussions/notices';

/** Hides a post, or shows it again. */
function setHidden({ threadId, commentId }: PostTarget, isHidden: boolean): void {
  const thread = db.threads.get(threadId);
  const comment = db.comments.get(commentId ?? '');
  if (comment) storeComment({ ...comment, isHidden });
  else if (thread && commentId === null) storeThread({ ...thread, isHidden });
}

/** Closes the open reports of a post. */
function closeReports(target: PostTarget): void {
  const closedAt = new Date().toISOString();
  for (const report of openReportsOf(target)) db.reports.set(report.id, { ...report, closedAt });
}

interface Step {
  action: ModerationVerb;
  reason: string;
  until: string | null;
  /** Null if three reports did it. */
  moderatorId: string | null;
}

/** Whether an action on a post would change nothing. */
function isIdle(action: ModerationVerb, target: PostTarget): boolean {
  const { isHidden = false, authorId = null } = postOf(target) ?? {};
  const isSuspended = suspendedUntil(authorId) !== null;
  const idle: Record<ModerationVerb, () => boolean> = {
    // What reports have hidden is hidden by the moderator who agrees with them.
    hide: () => isHidden && decisionsAbout(target).length > 0,
    restore: () => !isHidden,
    dismiss: () => openReportsOf(target).length === 0,
    warn: () =>
      authorId === null ||
      warningsOf(authorId).some(
        ({ threadId, commentId }) => threadId === target.threadId && commentId === target.commentId,
      ),
    suspend: () => authorId === null || isSuspended,
    lift: () => !isSuspended,
  };
  return idle[action]();
}

/** What an action changes at the post and its author. */
function takeEffect({ action, until }: Step, target: PostTarget, userId: string | null): void {
  const isShown = action === 'restore' || (action === 'dismiss' && postOf(target)?.isHidden);
  if (action === 'hide' || isShown) setHidden(target, action === 'hide');
  if (action === 'suspend' && userId && until) suspend(userId, until);
  if (action === 'lift' && userId) lift(userId);
}

/** Does and logs an action; throws `conflict` if it would change nothing. */
export function takeStep(step: Step, target: PostTarget): ActionRecord {
  if (isIdle(step.action, target)) throw new ApiError('conflict');
  const post = postOf(target);
  const userId = post?.authorId ?? null;
  const text = post?.content || (post?.versions.at(-1)?.content ?? '');
  const isAutomatic = step.moderatorId === null;
  takeEffect(step, target, userId);
  if (!isAutomatic && ['hide', 'restore', 'dismiss'].includes(step.action)) closeReports(target);
  const record: ActionRecord = {
    id: crypto.randomUUID(),
    ...target,
    ...step,
    isAutomatic,
    userId,
    appeal: null,
    excerpt: cutText(text, excerptLength - 1),
    createdAt: new Date().toISOString(),
  };
  db.moderationActions.set(record.id, record);
  return record;
}

/** Tells the person concerned of an action, or of what was decided about it. */
export function tellOfAction(
  { id, userId, threadId }: ActionRecord,
  kind: 'post-moderated' | 'appeal-decided',
): void {
  const subject = db.threads.get(threadId)?.title ?? '';
  if (userId) notify(userId, { kind, subject, href: notices, group: `${kind}/${id}` });
}

/** Undoes an action that was decided to be wrong, if it still has an effect; warnings merely count no more. */
export function undo(found: ActionRecord, moderatorId: string, reason: string): void {
  const { threadId, commentId } = found;
  const target = { threadId, commentId };
  const opposite = { hide: 'restore', suspend: 'lift' } as const;
  if (found.action !== 'hide' && found.action !== 'suspend') return;
  const action = opposite[found.action];
  if (!isIdle(action, target)) takeStep({ action, reason, until: null, moderatorId }, target);
}
