import type {
  ModerationAction,
  ModerationCase,
  ModerationState,
} from '@upaj/contract/moderation.schema';
import { db } from './db.ts';
import type { ActionRecord, PostTarget, ReportRecord } from './moderation-records.ts';
import { suspendedUntil } from './post-checks.ts';
import type { CommentRecord, ThreadRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';
import { nameOf } from './thread-view.ts';

/** Most cases and notices that are counted. */
const mostCounted = 100;
/** Reports and versions of one case. */
const mostOfCase = 20;
const appealable: readonly ModerationAction['action'][] = ['hide', 'warn', 'suspend'];

/** What a target names, and its id. */
const keyOf = ({ threadId, commentId }: PostTarget) =>
  ({ on: commentId ? 'comment' : 'thread', targetId: commentId ?? threadId, threadId }) as const;

/** The post of a target. */
export const postOf = ({
  threadId,
  commentId,
}: PostTarget): ThreadRecord | CommentRecord | undefined =>
  commentId ? db.comments.get(commentId) : db.threads.get(threadId);

/** Open reports of a post, the oldest first. */
export const openReportsOf = (target: PostTarget): ReportRecord[] =>
  [...db.reports.values()].filter(
    (report) => report.closedAt === null && keyOf(report).targetId === keyOf(target).targetId,
  );

const decisions: readonly ModerationAction['action'][] = ['hide', 'restore', 'dismiss'];

/** The moderators' decisions about a post. */
export const decisionsAbout = (target: PostTarget): ActionRecord[] =>
  [...db.moderationActions.values()].filter(
    (one) =>
      !one.isAutomatic &&
      decisions.includes(one.action) &&
      keyOf(one).targetId === keyOf(target).targetId,
  );

/** Who is responsible for an action: for what reports did, the moderator who has looked first. */
const actorOf = (action: ActionRecord) =>
  action.isAutomatic ? (decisionsAbout(action)[0]?.moderatorId ?? null) : action.moderatorId;

/** Whether there is a moderator beside the one who acted and the person concerned. */
const hasOtherModerator = (actor: string | null, { userId }: ActionRecord) =>
  [...db.people.values()].some(
    ({ id, isModerator }) => isModerator && id !== actor && id !== userId,
  );

/** Whether there can be an appeal against an action. */
export const isAppealable = ({ action }: ActionRecord): boolean => appealable.includes(action);

/** Whether a moderator may decide about an action: another one than who acted, where there is one. */
export function mayDecide(action: ActionRecord, viewer: PersonRecord): boolean {
  if (!viewer.isModerator || action.userId === viewer.id) return false;
  const actor = actorOf(action);
  return actor !== viewer.id || !hasOtherModerator(actor, action);
}

const isWaiting = ({ appeal }: ActionRecord) => appeal !== null && appeal.decision === null;

/** A logged action as a user reads it. */
export function toAction(record: ActionRecord, viewer: PersonRecord): ModerationAction {
  const { id, action, excerpt, reason, until, userId, createdAt, appeal } = record;
  return {
    _id: id,
    action,
    ...keyOf(record),
    excerpt,
    reason,
    until,
    userId,
    isAutomatic: record.isAutomatic && decisionsAbout(record).length === 0,
    username: nameOf(userId),
    moderator: viewer.isModerator && !record.isAutomatic ? nameOf(record.moderatorId) : null,
    createdAt,
    appeal,
    canAppeal: userId === viewer.id && !appeal && isAppealable(record),
    canDecide: isWaiting(record) && mayDecide(record, viewer),
  };
}

/** Warnings that a user has had and that stand. */
export const warningsOf = (userId: string | null): ActionRecord[] =>
  [...db.moderationActions.values()].filter(
    ({ action, userId: of, appeal }) =>
      action === 'warn' && of !== null && of === userId && appeal?.decision !== 'reversed',
  );

interface Waiting extends PostTarget {
  id: string;
  createdAt: string;
  action: ActionRecord | undefined;
}

/** Posts with open reports and actions with open appeals, the oldest first. */
export function waitingCases(): Waiting[] {
  const reported = new Map<string, Waiting>();
  for (const report of db.reports.values()) {
    const { threadId, commentId, createdAt, closedAt } = report;
    const { targetId: id } = keyOf(report);
    if (closedAt || reported.has(id)) continue;
    reported.set(id, { id, threadId, commentId, createdAt, action: undefined });
  }
  const appealed = [...db.moderationActions.values()].filter(isWaiting).map((action) => {
    const { id, threadId, commentId, appeal } = action;
    return { id, threadId, commentId, createdAt: appeal?.createdAt ?? '', action };
  });
  return [...reported.values(), ...appealed].sort((left, right) =>
    left.createdAt.localeCompare(right.createdAt),
  );
}

function toReport({ reporterId, reason, createdAt }: ReportRecord) {
  return { username: nameOf(reporterId), reason, createdAt };
}

/** A case as a moderator reads it; undefined if its post is gone. */
export function toCase(waiting: Waiting, viewer: PersonRecord): ModerationCase | undefined {
  const { id, createdAt, action } = waiting;
  const post = postOf(waiting);
  const thread = db.threads.get(waiting.threadId);
  if (!post || !thread) return undefined;
  const { authorId, content, isByNewcomer, isHidden, deletedAt } = post;
  const versions = post.versions.toReversed();
  const isDeleted = deletedAt !== null;
  const title = thread.title || (thread.versions.at(-1)?.title ?? '');
  const reports = openReportsOf(waiting);
  return {
    _id: id,
    ...keyOf(waiting),
    title,
    createdAt,
    content: isDeleted ? (versions[0]?.content ?? '') : content,
    pictures: waiting.commentId ? [] : [...thread.pictures],
    userId: authorId,
    username: nameOf(authorId),
    isByNewcomer,
    isHidden,
    isDeleted,
    warnings: warningsOf(authorId).length,
    suspendedUntil: suspendedUntil(authorId),
    reports: reports.slice(0, mostOfCase).map(toReport),
    reportCount: reports.length,
    versions: versions.slice(0, mostOfCase).map((version) => ({ ...version })),
    appealed: action ? toAction(action, viewer) : null,
  };
}

/** Logged actions, the newest first, those that concern one user if there is one. */
export const actionsOf = (userId?: string): ActionRecord[] =>
  [...db.moderationActions.values()]
    .reverse()
    .filter((action) => userId === undefined || action.userId === userId)
    .sort((left, right) => right.createdAt.localeCompare(left.createdAt));

/** How moderation concerns a user. */
export function stateOf({ id, isModerator }: PersonRecord): ModerationState {
  const waiting = isModerator ? Math.min(waitingCases().length, mostCounted) : 0;
  const notices = Math.min(actionsOf(id).length, mostCounted);
  return { isModerator, waiting, suspendedUntil: suspendedUntil(id), notices };
}
