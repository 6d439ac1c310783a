import { ApiError } from '@upaj/contract/api-error';
import type { Tx } from '../../db/transaction.ts';
import { addressHash } from './suspended-address.ts';
import type { SuspensionStore } from './suspensions.store.ts';

const SECOND = 1000;

export type Suspensions = ReturnType<typeof createSuspensions>;

/** Who may not write, and until when. */
export function createSuspensions(deps: {
  store: SuspensionStore;
  /** The account secret, and the one before. */
  secrets: readonly [string, ...string[]];
  now: () => Date;
}) {
  const { store, secrets, now } = deps;
  const hashesOf = (email: string) => secrets.map((secret) => addressHash(secret, email));

  /** Suspends a person, and the address of the account. */
  async function suspend(tx: Tx, userId: string, email: string, until: Date): Promise<void> {
    await store.set(tx, userId, until);
    await store.setAddress(tx, { addressHash: addressHash(secrets[0], email), userId, until });
  }

  /** When the suspension of a person ends, null without one. */
  async function suspendedUntil(userId: string, tx?: Tx): Promise<Date | null> {
    return (await store.ofUsers([userId], now(), tx)).get(userId) ?? null;
  }

  return {
    suspendedUntil,
    suspend,

    /** Ends the suspension of a person, and of the addresses of the account. */
    async lift(tx: Tx, userId: string, email: string): Promise<void> {
      await store.delete(tx, userId);
      await store.deleteAddresses(tx, userId, hashesOf(email));
    },

    /** Suspends a new account whose address is suspended: deleting an account does not end a suspension. */
    async carryOver(tx: Tx, userId: string, email: string): Promise<void> {
      const until = await store.untilOf(tx, hashesOf(email), now());
      if (until) await suspend(tx, userId, email, until);
    },

    /** Keeps the suspension of an account that is deleted with its address. */
    async rememberAddress(tx: Tx, userId: string, email: string): Promise<void> {
      const until = await suspendedUntil(userId, tx);
      if (until) await suspend(tx, userId, email, until);
    },

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
