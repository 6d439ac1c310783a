import type { ModerationAction } from '@upaj/contract/moderation.schema';
import { isAppealable, mayDecide, unknownUser } from '@upaj/contract/post-checks';
import type { Person } from '../../platform/access/person.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { ActionRow } from './actions.store.ts';
import { postName } from './moderated-post.ts';

/** The person who looks, and the ids of all moderators. */
export interface Viewer {
  person: Person;
  moderatorIds: readonly string[];
}

/** Whether a person may decide the appeal against an action. */
export const canDecide = (action: ActionRow, { person, moderatorIds }: Viewer): boolean =>
  mayDecide(
    { actorId: action.moderatorId ?? action.seenBy, userId: action.userId },
    person,
    moderatorIds,
  );

/** Creates the function that shows logged actions to a person, with the names of those concerned. */
export function createActionView(services: Pick<DomainServices, 'accounts'>) {
  return async (person: Person, found: readonly ActionRow[]): Promise<ModerationAction[]> => {
    const ids = found.flatMap(({ userId, moderatorId }) =>
      [userId ?? [], moderatorId ?? []].flat(),
    );
    const names = await services.accounts.profilesOf(ids);
    const moderatorIds = person.isModerator ? await services.accounts.moderatorIds() : [];
    const nameOf = (id: string | null) => names.get(id ?? '')?.name ?? unknownUser;
    return found.map((action) => actionView(action, { person, moderatorIds }, nameOf));
  };
}

export type ShowActions = ReturnType<typeof createActionView>;

function actionView(
  action: ActionRow,
  viewer: Viewer,
  nameOf: (id: string | null) => string,
): ModerationAction {
  const { id, verb, excerpt, reason, until, userId, moderatorId, createdAt } = action;
  const { on, id: targetId } = postName(action);
  const isOpen = action.appealedAt !== null && action.decidedAt === null;
  const isConcerned = viewer.person.id === userId;
  return {
    _id: id,
    action: verb,
    on,
    targetId,
    threadId: action.threadId,
    excerpt,
    reason,
    until: until?.toISOString() ?? null,
    isAutomatic: action.isUnseen,
    userId,
    username: nameOf(userId),
    createdAt: createdAt.toISOString(),
    moderator: viewer.person.isModerator && !action.isAutomatic ? nameOf(moderatorId) : null,
    appeal: appealView(action),
    canAppeal: isConcerned && isAppealable(verb) && action.appealedAt === null,
    canDecide: isOpen && canDecide(action, viewer),
  };
}

function appealView(action: ActionRow): ModerationAction['appeal'] {
  const { appeal, appealedAt, decision, decisionReason, decidedAt } = action;
  if (!appealedAt) return null;
  return {
    text: appeal ?? '',
    createdAt: appealedAt.toISOString(),
    decision,
    reason: decisionReason,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
