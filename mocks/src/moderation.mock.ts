import { ApiError, notAllowed, notFound } from '@upaj/contract/api-error';
import type { NewModerationAction } from '@upaj/contract/moderation.schema';
import { isAppealable } from '@upaj/contract/post-checks';
import { cutText } from '@upaj/contract/post-text';
import { find, pageOf, patch } from './collection.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import type { ActionRecord, PostTarget } from './moderation-records.ts';
import {
  actionsOf,
  canDecide,
  openReportsOf,
  postOf,
  stateOf,
  toAction,
  toCase,
  waitingCases,
} from './moderation-view.ts';
import { refuseClosed, refuseSuspended } from './post-checks.ts';
import type { PersonRecord } from './records.ts';
import { storeComment, storeThread } from './thread-changes.ts';
import { findPost, type PostName } from './thread-posts.ts';

/** Hides a post, or shows it again. */
function setHidden({ threadId, commentId }: PostTarget, isHidden: boolean): void {
  const thread = db.threads.get(threadId);
  const comment = db.comments.get(commentId ?? '');
  if (comment) storeComment({ ...comment, isHidden });
  else if (thread) storeThread({ ...thread, isHidden });
}

type Done = Pick<NewModerationAction, 'action' | 'reason' | 'until'>;

/** What an action changes at the post and its author. */
function takeEffect({ action, until }: Done, target: PostTarget, userId: string): void {
  if (action === 'hide') setHidden(target, true);
  if (action === 'restore') setHidden(target, false);
  if (action === 'suspend' && until) db.suspensions.set(userId, until);
  if (action === 'lift') db.suspensions.delete(userId);
  if (action !== 'hide' && action !== 'restore' && action !== 'dismiss') return;
  const closedAt = new Date().toISOString();
  for (const report of openReportsOf(target)) patch(db.reports, report, { closedAt });
}

/** Does and logs an action. */
function act(done: Done, target: PostTarget, { id: moderatorId }: PersonRecord): ActionRecord {
  const { authorId: userId = null, content = '' } = postOf(target) ?? {};
  takeEffect(done, target, userId ?? '');
  const record: ActionRecord = {
    id: crypto.randomUUID(),
    ...target,
    action: done.action,
    reason: done.reason,
    until: done.until ?? null,
    moderatorId,
    isAutomatic: false,
    userId,
    appeal: null,
    excerpt: cutText(content, 199),
    createdAt: new Date().toISOString(),
  };
  db.moderationActions.set(record.id, record);
  return record;
}

/** The post that a moderator acts upon, also a deleted one. */
function findTarget({ on, id }: PostName): PostTarget {
  const comment = on === 'comment' ? db.comments.get(id) : undefined;
  if (comment) return { threadId: comment.threadId, commentId: id };
  if (on === 'thread' && db.threads.has(id)) return { threadId: id, commentId: null };
  throw notFound(on === 'thread' ? 'Discussion' : 'Comment');
}

const opposite = { hide: 'restore', suspend: 'lift' } as const;

/** The mock server's moderation. */
export const moderationHandlers = mockEndpoints({
  createReport({ body, person }) {
    refuseSuspended(person);
    const { thread, comment } = findPost(body, person);
    const post = comment ?? thread;
    if (post.authorId === person.id) throw notAllowed();
    refuseClosed(post);
    const target = { threadId: thread.id, commentId: comment?.id ?? null };
    if (openReportsOf(target).some(({ reporterId }) => reporterId === person.id)) return {};
    const report = { id: crypto.randomUUID(), ...target, reporterId: person.id };
    const createdAt = new Date().toISOString();
    db.reports.set(report.id, { ...report, reason: body.reason, createdAt, closedAt: null });
    return {};
  },

  getModerationState: ({ person }) => ({ data: stateOf(person) }),

  listModerationCases({ query, person }) {
    const { data, nextCursor } = pageOf(waitingCases(), query, (one) => toCase(one, person));
    return { data: data.flat(), nextCursor };
  },

  listModerationActions: ({ query, person }) =>
    pageOf(actionsOf(), query, (action) => toAction(action, person)),

  listModerationNotices: ({ query, person }) =>
    pageOf(actionsOf(person.id), query, (action) => toAction(action, person)),

  moderate({ body, person }) {
    const target = findTarget(body);
    if (postOf(target)?.authorId === person.id) throw notAllowed();
    return { data: toAction(act(body, target, person), person) };
  },

  createAppeal({ params, body, person }) {
    const action = find(db.moderationActions, params.id, 'Action');
    if (action.userId !== person.id) throw notAllowed();
    if (!isAppealable(action.action)) throw new ApiError('conflict');
    if (action.appeal) throw new ApiError('appeal_exists');
    const open = { decision: null, reason: null, decidedAt: null };
    const appeal = { text: body.text, createdAt: new Date().toISOString(), ...open };
    return { data: toAction(patch(db.moderationActions, action, { appeal }), person) };
  },

  decideAppeal({ params, body, person }) {
    const found = find(db.moderationActions, params.id, 'Action');
    if (!found.appeal || found.appeal.decision) throw new ApiError('conflict');
    if (!canDecide(found, person)) throw notAllowed();
    const appeal = { ...found.appeal, ...body, decidedAt: new Date().toISOString() };
    const decided = patch(db.moderationActions, found, { appeal });
    const { action, reason, threadId, commentId } = decided;
    // Warnings merely count no more.
    if (body.decision === 'reversed' && (action === 'hide' || action === 'suspend'))
      act({ action: opposite[action], reason }, { threadId, commentId }, person);
    return { data: toAction(decided, person) };
  },
});
