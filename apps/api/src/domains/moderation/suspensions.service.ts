import { ApiError } from '@upaj/contract/api-error';
import type { Tx } from '../../db/transaction.ts';
import type { SuspensionStore } from './suspensions.store.ts';

const SECOND = 1000;

export type Suspensions = ReturnType<typeof createSuspensions>;

/** Who may not write, and until when. */
export function createSuspensions(deps: { store: SuspensionStore; now: () => Date }) {
  const { store, now } = deps;

  /** When the suspension of a person ends, null without one. */
  async function suspendedUntil(userId: string, tx?: Tx): Promise<Date | null> {
    return (await store.ofUsers([userId], now(), tx)).get(userId) ?? null;
  }

  return {
    suspendedUntil,

    /**
     * Refuses a suspended person with `suspended` and the seconds that are left. A suspension locks the account, so
     * that a caller who has locked it writes before the suspension or not at all.
     */
    async requireNotSuspended(tx: Tx, userId: string): Promise<void> {
      const until = await suspendedUntil(userId, tx);
      if (!until) return;
      const retryAfter = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / SECOND));
      throw new ApiError('suspended', { retryAfter });
    },
  };
}
