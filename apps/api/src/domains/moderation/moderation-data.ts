import type { PersonalDataPart } from '../../platform/modules/personal-data-part.ts';
import type { ActionStore } from './actions.store.ts';
import type { ReportStore } from './reports.store.ts';
import type { Suspensions } from './suspensions.service.ts';

/** Most actions of a data export, the latest. */
const MOST = 1000;

/** What moderation knows of a person. */
export const moderationData = (
  stores: { actions: ActionStore; reports: ReportStore },
  suspensions: Suspensions,
): PersonalDataPart => ({
  async export({ id }) {
    const actions = await stores.actions.listOf(id, undefined, MOST);
    const reports = await stores.reports.listOf(id);
    return {
      // Without the name of the moderator, who is another person.
      moderation: actions.map(({ verb, excerpt, reason, appeal, createdAt }) => ({
        action: verb,
        excerpt,
        reason,
        appeal,
        createdAt: createdAt.toISOString(),
      })),
      reports: reports.map(({ reason, createdAt }) => ({
        reason,
        createdAt: createdAt.toISOString(),
      })),
    };
  },

  // Reports are deleted with the account; what was done stays in the log without the person, and a suspension with the hash
  // of the address until it ends.
  async delete(tx, { id, email }) {
    await suspensions.rememberAddress(tx, id, email);
    await stores.actions.forgetAppeals(tx, id);
    return undefined;
  },
});
