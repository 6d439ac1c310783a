import type { NotificationKind } from '@upaj/contract/notifications.schema';
import type { Tx } from '../../db/transaction.ts';
import { defineSubscriber, type Subscriber } from '../../platform/events/define-event.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { appealDecided, postModerated } from '../moderation/moderation.events.ts';
import type { Notifications } from './notifications.service.ts';

const name = 'notifications/bell';
/** Where a person reads what moderation has done, and appeals. */
const href = '/discussions/notices';

/** Tells people what moderation has done that concerns them, also of discussions that they have muted. */
export function moderationSubscribers({
  services,
  notify,
}: Pick<Platform, 'services'> & Pick<Notifications, 'notify'>): Subscriber[] {
  async function tell(tx: Tx, actionId: string, kind: NotificationKind, topicKey: string) {
    const action = await services.moderation.findAction(actionId, tx);
    // That reports of a post were dismissed changes nothing for its author.
    if (!action || action.userId === null || action.verb === 'dismiss') return;
    const { threadId, excerpt, userId } = action;
    const thread = await services.threads.findPost('thread', threadId, tx);
    const subject = thread?.threadTitle || excerpt;
    await notify(tx, userId, { kind, subject, href, topicKey });
  }
  return [
    defineSubscriber(postModerated, {
      name,
      handle: (tx, { actionId }) => tell(tx, actionId, 'post-moderated', `moderation/${actionId}`),
    }),
    defineSubscriber(appealDecided, {
      name,
      handle: (tx, { actionId }) => tell(tx, actionId, 'appeal-decided', `appeal/${actionId}`),
    }),
  ];
}
