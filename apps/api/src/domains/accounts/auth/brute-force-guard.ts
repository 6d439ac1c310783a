import { rateLimited } from '@upaj/contract/api-error';
import { callerGroup } from '../../../platform/limits/caller-group.ts';
import type { Counted, Limits } from '../../../platform/limits/limits.ts';
import { accountLimits } from '../accounts.limits.ts';

export type BruteForceGuard = ReturnType<typeof createBruteForceGuard>;

/** Limits guesses of secrets: only wrong ones count. */
export function createBruteForceGuard(limits: Limits) {
  /**
   * Runs `attempt` unless there have been too many wrong ones; an undefined result means wrong.
   * Each attempt is counted before it begins, so that concurrent attempts do not bypass the limit.
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
    /** Checks a password; wrong ones count for the pair of account and address, and for the address. */
    password<T>(account: string, address: string, work: () => Promise<T | undefined>) {
      const group = callerGroup(address);
      const counted: Counted[] = [
        [accountLimits.wrongPasswords, `${account} ${group}`],
        [accountLimits.wrongPasswordsOfAddress, group],
      ];
      return attempt(counted, work);
    },

    /** Checks an OTP; wrong ones count for the mailbox, over all requests. */
    otp<T>(mailbox: string, work: () => Promise<T | undefined>) {
      return attempt([[accountLimits.wrongOtps, mailbox]], work);
    },
  };
}
