import { rateLimited } from '@upaj/contract/api-error';
import { callerGroup } from '../../../platform/limits/caller-group.ts';
import type { Counted, Limits } from '../../../platform/limits/limits.ts';
import { accountLimits } from '../accounts.limits.ts';

export type BruteForceGuard = ReturnType<typeof createBruteForceGuard>;

/** Lets secrets be tried, but not guessed: only wrong ones are counted. */
export function createBruteForceGuard(limits: Limits) {
  /**
   * Runs `attempt` unless there have been too many wrong ones; what gives nothing was wrong.
   * Each attempt is counted before it begins, so that many at once gain nothing.
   */
  async function attempt<T>(
    counted: readonly Counted[],
    work: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const seconds = await limits.count(...counted);
    if (seconds !== undefined) throw rateLimited(seconds);
    try {
      const result = await work();
      if (result !== undefined) await limits.giveBack(...counted);
      return result;
    } catch (error) {
      await limits.giveBack(...counted);
      throw error;
    }
  }

  return {
    /** Tries a password of `account`, which this address may get wrong so often, and all accounts together so often. */
    password<T>(account: string, address: string, work: () => Promise<T | undefined>) {
      const group = callerGroup(address);
      const counted: Counted[] = [
        [accountLimits.wrongPasswords, `${account} ${group}`],
        [accountLimits.wrongPasswordsOfAddress, group],
      ];
      return attempt(counted, work);
    },

    /** Tries an OTP that was mailed to `mailbox`, whichever request it belongs to. */
    otp<T>(mailbox: string, work: () => Promise<T | undefined>) {
      return attempt([[accountLimits.wrongOtps, mailbox]], work);
    },
  };
}
