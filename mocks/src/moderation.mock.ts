import { ApiError, invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { reportsToHide } from '@upaj/contract/threads.rules';
import { db } from './db.ts';
import { runIdempotent } from './idempotency.ts';
import { pageOf } from './list-page.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import type { ActionRecord, PostTarget } from './moderation-records.ts';
import { takeStep, tellOfAction, undo } from './moderation-steps.ts';
import {
  actionsOf,
  decisionsAbout,
  isAppealable,
  mayDecide,
  openReportsOf,
  postOf,
  stateOf,
  toAction,
  toCase,
  waitingCases,
} from './moderation-view.ts';
import { isKnown, refuseClosed, refuseSuspended } from './post-checks.ts';
import type { PersonRecord } from './records.ts';
import { findComment, findThread } from './thread-posts.ts';

const yearInMs = 366 * 24 * 3_600_000;

/** The post that a request names, as its reader knows it. */
function findPost({ on, id }: { on: 'thread' | 'comment'; id: string }, person: PersonRecord) {
  if (on === 'thread')
    return { post: findThread(id, person), target: { threadId: id, commentId: null } };
  const { comment, thread } = findComment(id, person);
  return { post: comment, target: { threadId: thread.id, commentId: id } };
}

/** Hides a post after three reports, unless a moderator has decided about it. */
function hideIfReportedOften(target: PostTarget): void {
  const isOften = openReportsOf(target).length >= reportsToHide;
  if (!isOften || decisionsAbout(target).length > 0) return;
  const step = { action: 'hide', reason: '', until: null, moderatorId: null } as const;
  tellOfAction(takeStep(step, target), 'post-moderated');
}

const createReport = mockEndpoint(contract.createReport, ({ body, person }) => {
  if (!isKnown(person)) throw new ApiError('account_too_new');
  refuseSuspended(person);
  const { post, target } = findPost(body, person);
  if (post.authorId === person.id) throw notAllowed();
  refuseClosed(post);
  const isRepeated = openReportsOf(target).some(({ reporterId }) => reporterId === person.id);
  if (!isRepeated) {
    const report = { id: crypto.randomUUID(), ...target, reporterId: person.id };
    const createdAt = new Date().toISOString();
    db.reports.set(report.id, { ...report, reason: body.reason, createdAt, closedAt: null });
    if (post.isByNewcomer) hideIfReportedOften(target);
  }
  return { status: 202, body: { success: true } };
});

const getModerationState = mockEndpoint(contract.getModerationState, ({ person }) => ({
  status: 200,
  body: { success: true, data: stateOf(person) },
}));

const listModerationCases = mockEndpoint(contract.listModerationCases, ({ query, person }) => {
  const { page, nextCursor } = pageOf(waitingCases(), query);
  const data = page.flatMap((waiting) => toCase(waiting, person) ?? []);
  return { status: 200, body: { success: true, data, nextCursor } };
});

const listModerationActions = mockEndpoint(contract.listModerationActions, ({ query, person }) => {
  const { page, nextCursor } = pageOf(actionsOf(), query);
  const data = page.map((action) => toAction(action, person));
  return { status: 200, body: { success: true, data, nextCursor } };
});

const listModerationNotices = mockEndpoint(contract.listModerationNotices, ({ query, person }) => {
  const { page, nextCursor } = pageOf(actionsOf(person.id), query);
  const data = page.map((action) => toAction(action, person));
  return { status: 200, body: { success: true, data, nextCursor } };
});

/** The post that a moderator acts upon, also a deleted one. */
function findForModerator({ on, id }: { on: 'thread' | 'comment'; id: string }): PostTarget {
  const comment = on === 'comment' ? db.comments.get(id) : undefined;
  if (comment) return { threadId: comment.threadId, commentId: id };
  if (on === 'thread' && db.threads.has(id)) return { threadId: id, commentId: null };
  throw notFound(on === 'thread' ? 'Discussion' : 'Comment');
}

const moderate = mockEndpoint(contract.moderate, (asked) => {
  const { action, reason, until = null } = asked.body;
  return runIdempotent(asked, async () => {
    const target = findForModerator(asked.body);
    if (postOf(target)?.authorId === asked.person.id) throw notAllowed();
    const inMs = until === null ? 1 : Date.parse(until) - Date.now();
    if (inMs <= 0 || inMs > yearInMs) throw invalidField('until', 'in_future');
    const done = takeStep({ action, reason, until, moderatorId: asked.person.id }, target);
    tellOfAction(done, 'post-moderated');
    return { status: 201, body: { success: true, data: toAction(done, asked.person) } };
  });
});

function findAction(id: string): ActionRecord {
  const action = db.moderationActions.get(id);
  if (!action) throw notFound('Action');
  return action;
}

const createAppeal = mockEndpoint(contract.createAppeal, ({ params, body, person }) => {
  const action = findAction(params.id);
  if (action.userId !== person.id) throw notAllowed();
  if (!isAppealable(action)) throw new ApiError('conflict');
  if (action.appeal) throw new ApiError('appeal_exists');
  const open = { decision: null, reason: null, decidedAt: null };
  const appeal = { text: body.text, createdAt: new Date().toISOString(), ...open };
  const appealed = { ...action, appeal };
  db.moderationActions.set(action.id, appealed);
  return { status: 201, body: { success: true, data: toAction(appealed, person) } };
});

const decideAppeal = mockEndpoint(contract.decideAppeal, ({ params, body, person }) => {
  const action = findAction(params.id);
  if (!action.appeal || action.appeal.decision) throw new ApiError('conflict');
  if (!mayDecide(action, person)) throw notAllowed();
  const decidedAt = new Date().toISOString();
  const decided = { ...action, appeal: { ...action.appeal, ...body, decidedAt } };
  db.moderationActions.set(action.id, decided);
  if (body.decision === 'reversed') undo(action, person.id, body.reason);
  tellOfAction(action, 'appeal-decided');
  return { status: 200, body: { success: true, data: toAction(decided, person) } };
});

/** The mock server's moderation. */
export const moderationHandlers = [
  createReport,
  getModerationState,
  listModerationCases,
  listModerationActions,
  moderate,
  listModerationNotices,
  createAppeal,
  decideAppeal,
];
