import { createHash } from 'node:crypto';
import { rateLimited } from '../http/refusal.ts';
import { callerGroup } from './caller-group.ts';
import type { Limit, Limits } from './limits.ts';

const QUARTER = 15 * 60;
// One person's typing errors; whoever guesses from elsewhere is counted apart and locks nobody out.
const perAccount: Limit = { name: 'guess', times: 10, seconds: QUARTER };
// Many people share the address of a mobile network.
const perAddress: Limit = { name: 'guesses', times: 100, seconds: QUARTER };

export type Guesses = ReturnType<typeof createGuesses>;

/** Lets passwords be tried, but not guessed: only wrong ones are counted. */
export function createGuesses(limits: Limits) {
  return {
    /**
     * Runs `attempt` unless `account` has had too many wrong ones from this address, or the address from anywhere.
     * What gives nothing was wrong. Each attempt is counted before it begins, so that many at once gain nothing.
     */
    async attempt<T>(
      account: string,
      address: string,
      attempt: () => Promise<T | undefined>,
    ): Promise<T | undefined> {
      const group = callerGroup(address);
      // The table of limits is not to become a list of people.
      const who = createHash('sha256').update(account).digest('base64url');
      const counted = [
        { limit: perAccount, key: `${who} ${group}` },
        { limit: perAddress, key: group },
      ];
      for (const { limit, key } of counted) {
        const seconds = await limits.count(limit, key);
        if (seconds !== undefined) throw rateLimited(seconds);
      }
      const giveBack = () =>
        Promise.all(counted.map(({ limit, key }) => limits.giveBack(limit, key)));
      try {
        const result = await attempt();
        if (result !== undefined) await giveBack();
        return result;
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
  };
}
