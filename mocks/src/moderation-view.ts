import type {
  ModerationAction,
  ModerationCase,
  ModerationState,
} from '@upaj/contract/moderation.schema';
import { isAppealable, mayDecide } from '@upaj/contract/post-checks';
import { newestFirst, where } from './collection.ts';
import { db } from './db.ts';
import type { ActionRecord, PostTarget, ReportRecord } from './moderation-records.ts';
import { suspendedUntil } from './post-checks.ts';
import type { CommentRecord, ThreadRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';
import { nameOf } from './thread-view.ts';

/** What a target names, and its id. */
const keyOf = ({ threadId, commentId }: PostTarget) =>
  ({ on: commentId ? 'comment' : 'thread', targetId: commentId ?? threadId, threadId }) as const;

const isSame = (left: PostTarget, right: PostTarget) =>
  keyOf(left).targetId === keyOf(right).targetId;

/** The post of a target. */
export const postOf = (target: PostTarget): ThreadRecord | CommentRecord | undefined =>
  target.commentId ? db.comments.get(target.commentId) : db.threads.get(target.threadId);

/** Open reports of a post, the oldest first. */
export const openReportsOf = (target: PostTarget): ReportRecord[] =>
  where(db.reports, (report) => report.closedAt === null && isSame(report, target));

/** Whether a moderator may decide about an action: another one than who acted, where there is one. */
export const canDecide = ({ moderatorId, userId }: ActionRecord, viewer: PersonRecord): boolean =>
  mayDecide(
    { actorId: moderatorId, userId },
    viewer,
    where(db.people, ({ isModerator }) => isModerator).map(({ id }) => id),
  );

const isWaiting = ({ appeal }: ActionRecord) => appeal !== null && appeal.decision === null;

/** A logged action as a user reads it. */
export function toAction(record: ActionRecord, viewer: PersonRecord): ModerationAction {
  const { id, threadId, commentId, moderatorId, ...facts } = record;
  const { action, isAutomatic, userId, appeal } = facts;
  return {
    ...facts,
    _id: id,
    ...keyOf({ threadId, commentId }),
    username: nameOf(userId),
    moderator: viewer.isModerator && !isAutomatic ? nameOf(moderatorId) : null,
    canAppeal: userId === viewer.id && !appeal && isAppealable(action),
    canDecide: isWaiting(record) && canDecide(record, viewer),
  };
}

/** How many warnings a user has had that stand. */
const warningsOf = (userId: string | null): number =>
  where(
    db.moderationActions,
    (one) =>
      one.action === 'warn' &&
      userId !== null &&
      one.userId === userId &&
      one.appeal?.decision !== 'reversed',
  ).length;

interface Waiting extends PostTarget {
  id: string;
  createdAt: string;
  action?: ActionRecord;
}

/** Posts with open reports and actions with open appeals, the oldest first. */
export function waitingCases(): Waiting[] {
  const open = where(db.reports, ({ closedAt }) => closedAt === null);
  const reported = open
    .filter((report, at) => open.findIndex((other) => isSame(report, other)) === at)
    .map(({ threadId, commentId, createdAt }) => {
      return { id: commentId ?? threadId, threadId, commentId, createdAt };
    });
  const appealed = where(db.moderationActions, isWaiting).map((action) => {
    const { id, threadId, commentId, appeal } = action;
    return { id, threadId, commentId, createdAt: appeal?.createdAt ?? '', action };
  });
  return newestFirst([...reported, ...appealed]).reverse();
}

/** A case as a moderator reads it; none if its post is gone. */
export function toCase(waiting: Waiting, viewer: PersonRecord): ModerationCase[] {
  const { id, createdAt, action } = waiting;
  const post = postOf(waiting);
  const thread = db.threads.get(waiting.threadId);
  if (!post || !thread) return [];
  const { authorId, content, isByNewcomer, isHidden, deletedAt } = post;
  const reports = openReportsOf(waiting);
  const found: ModerationCase = {
    _id: id,
    ...keyOf(waiting),
    title: thread.title,
    createdAt,
    content,
    pictures: waiting.commentId ? [] : [...thread.pictures],
    userId: authorId,
    username: nameOf(authorId),
    isByNewcomer,
    isHidden,
    isDeleted: deletedAt !== null,
    warnings: warningsOf(authorId),
    suspendedUntil: suspendedUntil(authorId),
    reports: reports.map(({ reporterId, reason, createdAt: at }) => {
      return { username: nameOf(reporterId), reason, createdAt: at };
    }),
    reportCount: reports.length,
    versions: [],
    appealed: action ? toAction(action, viewer) : null,
  };
  return [found];
}

/** Logged actions, the newest first, those that concern one user if there is one. */
export const actionsOf = (userId?: string): ActionRecord[] =>
  newestFirst(
    where(db.moderationActions, (action) => userId === undefined || action.userId === userId),
  );

/** How moderation concerns a user. */
export function stateOf({ id, isModerator }: PersonRecord): ModerationState {
  const waiting = isModerator ? waitingCases().length : 0;
  return {
    isModerator,
    waiting,
    suspendedUntil: suspendedUntil(id),
    notices: actionsOf(id).length,
  };
}
