import { ApiError, invalidField } from '@upaj/contract/api-error';
import type { ModerationVerb } from '@upaj/contract/moderation.schema';
import type { Tx } from '../../db/transaction.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { ActionStore } from './actions.store.ts';
import type { ModeratedPost } from './moderated-post.ts';
import type { ReportStore } from './reports.store.ts';
import type { Suspensions } from './suspensions.service.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days for which a person can be suspended: a year, also a leap year. */
const MOST_DAYS = 366;

/** The post that gives cause, locked with the account of its author. */
interface Cause {
  tx: Tx;
  post: ModeratedPost;
  /** End of a suspension. */
  until: Date | undefined;
}

type Step = (cause: Cause) => Promise<void>;
export type Steps = Record<ModerationVerb, Step>;

const conflict = () => new ApiError('conflict');

/** What each action changes. A step throws `conflict` when there is nothing to change, so that nothing is done twice. */
export function createSteps(
  deps: Pick<Platform, 'services' | 'now'> & {
    actions: ActionStore;
    reports: ReportStore;
    suspensions: Suspensions;
  },
): Steps {
  const { services, actions, reports, suspensions, now } = deps;
  const show = async ({ tx, post }: Cause, isShown: boolean) => {
    await services.threads.setHidden(tx, post, !isShown);
    await reports.close(tx, post, now());
  };
  const isSuspended = async (tx: Tx, userId: string) =>
    (await suspensions.suspendedUntil(userId, tx)) !== null;
  const emailOf = async (tx: Tx, userId: string) =>
    (await services.accounts.mailboxOf(userId, tx)).address;

  return {
    async hide(cause) {
      const { tx, post } = cause;
      // What reports have hidden is hidden by the moderator who agrees with them.
      if (post.isHidden && (await actions.isSeen(tx, post))) throw conflict();
      await show(cause, false);
    },

    async restore(cause) {
      if (!cause.post.isHidden) throw conflict();
      await show(cause, true);
    },

    async dismiss({ tx, post }) {
      if ((await reports.close(tx, post, now())) === 0) throw conflict();
      // Only the reports themselves can have hidden it.
      if (post.isHidden) await services.threads.setHidden(tx, post, false);
    },

    async warn({ tx, post }) {
      if (post.authorId === null || (await actions.isWarned(tx, post))) throw conflict();
    },

    async suspend({ tx, post, until }) {
      const { authorId } = post;
      if (authorId === null || (await isSuspended(tx, authorId))) throw conflict();
      const end = requireEnd(until, now());
      await suspensions.suspend(tx, authorId, await emailOf(tx, authorId), end);
    },

    async lift({ tx, post: { authorId } }) {
      if (authorId === null || !(await isSuspended(tx, authorId))) throw conflict();
      await suspensions.lift(tx, authorId, await emailOf(tx, authorId));
    },
  };
}

/** The end of a suspension; throws unless it is in the future, at most a year from now. */
function requireEnd(until: Date | undefined, at: Date): Date {
  const ms = (until?.getTime() ?? 0) - at.getTime();
  if (until === undefined || ms <= 0 || ms > MOST_DAYS * DAY)
    throw invalidField('until', 'in_future');
  return until;
}
