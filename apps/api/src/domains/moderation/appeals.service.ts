import { ApiError, notAllowed, notFound } from '@upaj/contract/api-error';
import type {
  AppealDecision,
  ModerationAction,
  ModerationVerb,
} from '@upaj/contract/moderation.schema';
import { isAppealable } from '@upaj/contract/post-checks';
import type { Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { ActionLog } from './action-log.ts';
import { canDecide } from './action-view.ts';
import type { Actions } from './actions.service.ts';
import type { ActionRow, ActionStore } from './actions.store.ts';
import { type ModeratedPost, postName } from './moderated-post.ts';
import { appealDecided } from './moderation.events.ts';
import type { Steps } from './steps.ts';
import type { Suspensions } from './suspensions.service.ts';

export type Appeals = ReturnType<typeof createAppeals>;

/** What people say against actions that concern them, and what another moderator decides. */
export function createAppeals(
  deps: Pick<Platform, 'inTransaction' | 'services' | 'now'> & {
    store: ActionStore;
    actions: Actions;
    suspensions: Suspensions;
    steps: Steps;
    log: ActionLog;
  },
) {
  const { inTransaction, services, store, actions, suspensions, steps, log, now } = deps;

  async function lockAction(tx: Tx, id: string): Promise<ActionRow> {
    const action = await store.findForUpdate(tx, id);
    if (!action) throw notFound('Action');
    return action;
  }

  /** What undoes an action that still has an effect; undefined if there is nothing to undo. */
  async function oppositeOf(
    tx: Tx,
    action: ActionRow,
    { isHidden }: ModeratedPost,
  ): Promise<ModerationVerb | undefined> {
    const { verb, userId } = action;
    if (verb === 'hide') {
      const isInEffect = isHidden && !(await store.isShownAfter(tx, action));
      return isInEffect ? 'restore' : undefined;
    }
    // Warnings are counted by their decision.
    if (verb !== 'suspend' || userId === null) return undefined;
    const isInEffect =
      (await suspensions.suspendedUntil(userId, tx)) !== null &&
      !(await store.isSuspendedAnew(tx, userId, action));
    return isInEffect ? 'lift' : undefined;
  }

  async function undo(tx: Tx, action: ActionRow, post: ModeratedPost, by: Person, reason: string) {
    const verb = await oppositeOf(tx, action, post);
    if (verb === undefined) return;
    await steps[verb]({ tx, post, until: undefined });
    // The person concerned is told of the decision only.
    await log.write(tx, post, { verb, reason, moderatorId: by.id });
  }

  return {
    /** Appeals against an action that concerns the person. Throws `appeal_exists` the second time. */
    async create(person: Person, id: string, text: string): Promise<ModerationAction> {
      await inTransaction(async (tx) => {
        const action = await lockAction(tx, id);
        if (action.userId !== person.id) throw notAllowed();
        if (!isAppealable(action.verb)) throw new ApiError('conflict');
        if (action.appealedAt) throw new ApiError('appeal_exists');
        await store.update(tx, id, { appeal: text, appealedAt: now() });
      });
      return actions.read(person, id);
    },

    /** Decides an appeal, and undoes the action if it is reversed. Throws `conflict` when there is nothing to decide. */
    async decide(
      person: Person,
      id: string,
      { decision, reason }: { decision: AppealDecision; reason: string },
    ): Promise<ModerationAction> {
      await inTransaction(async (tx) => {
        const seen = await store.find(id, tx);
        if (!seen) throw notFound('Action');
        const post = await actions.lockCause(tx, person, postName(seen));
        const action = await lockAction(tx, id);
        if (!action.appealedAt || action.decidedAt) throw new ApiError('conflict');
        const moderatorIds = await services.accounts.moderatorIds(tx);
        if (!canDecide(action, { person, moderatorIds })) throw notAllowed();
        const decided = { decision, decisionReason: reason, decidedBy: person.id };
        await store.update(tx, id, { ...decided, decidedAt: now() });
        if (decision === 'reversed') await undo(tx, action, post, person, reason);
        await publish(tx, appealDecided, { actionId: id });
      });
      return actions.read(person, id);
    },
  };
}
