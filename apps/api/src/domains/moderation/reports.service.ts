import { randomUUID } from 'node:crypto';
import { ApiError, notAllowed, notFound, notSignedIn } from '@upaj/contract/api-error';
import type { NewReport } from '@upaj/contract/moderation.schema';
import { isKnownAccount, reportsToHide } from '@upaj/contract/threads.rules';
import type { Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { ActionLog } from './action-log.ts';
import type { ActionStore } from './actions.store.ts';
import { type ModeratedPost, postNoun } from './moderated-post.ts';
import { postModerated } from './moderation.events.ts';
import type { ReportStore } from './reports.store.ts';
import type { Suspensions } from './suspensions.service.ts';

export type Reports = ReturnType<typeof createReports>;

/** What users report to the moderators. */
export function createReports(
  deps: Pick<Platform, 'inTransaction' | 'services' | 'now'> & {
    store: ReportStore;
    actions: ActionStore;
    log: ActionLog;
    suspensions: Suspensions;
  },
) {
  const { inTransaction, services, store, actions, log, suspensions, now } = deps;

  async function requireKnown(tx: Tx, userId: string): Promise<void> {
    const profile = (await services.accounts.profilesOf([userId], tx)).get(userId);
    if (!profile) throw notSignedIn();
    if (!isKnownAccount(new Date(profile.memberSince), now()))
      throw new ApiError('account_too_new');
  }

  /** Hides the post of a newcomer after some reports, unless a moderator has decided about it before. */
  async function hideIfReportedOften(tx: Tx, post: ModeratedPost): Promise<void> {
    if (!post.isByNewcomer || (await store.countOpen(post, tx)) < reportsToHide) return;
    if (await actions.isSeen(tx, post)) return;
    await services.threads.setHidden(tx, post, true);
    const actionId = await log.write(tx, post, { verb: 'hide', reason: '', moderatorId: null });
    await publish(tx, postModerated, { actionId });
  }

  return {
    /**
     * Reports a post; a second open report of the same person changes nothing. Throws `account_too_new`, `suspended`,
     * `not_allowed` for one's own post and `post_closed` for one that was deleted or hidden.
     */
    async create(person: Person, { on, id, reason }: NewReport): Promise<void> {
      await inTransaction(async (tx) => {
        await services.accounts.lockForUpdate(tx, person.id);
        await suspensions.requireNotSuspended(tx, person.id);
        await requireKnown(tx, person.id);
        const post = await services.threads.lockPost(tx, on, id);
        // Also when it was hidden by this very report, whose answer was lost.
        if (post && (await store.hasOpen(tx, post, person.id))) return;
        requireReportable(person, on, post);
        const { threadId, commentId } = post;
        const report = { id: randomUUID(), threadId, commentId, reporterId: person.id, reason };
        await store.insert(tx, { ...report, createdAt: now() });
        await hideIfReportedOften(tx, post);
      });
    },
  };
}

function requireReportable(
  person: Person,
  on: ModeratedPost['on'],
  post: ModeratedPost | undefined,
): asserts post is ModeratedPost {
  if (!post) throw notFound(postNoun[on]);
  const { authorId, isHidden, isDeleted, hasComments } = post.thread;
  const isConcerned = person.isModerator || person.id === authorId;
  if ((isHidden && !isConcerned) || (isDeleted && !hasComments)) throw notFound(postNoun[on]);
  if (post.authorId === person.id) throw notAllowed();
  if (post.isHidden || post.isDeleted) throw new ApiError('post_closed');
}
