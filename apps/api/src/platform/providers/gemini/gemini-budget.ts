import type { GeminiSettings } from '../../env/provider-settings.ts';
import { defineLimit, type Limits } from '../../limits/limits.ts';

const DAY = 24 * 60 * 60;
/** The key of what all people ask together. */
const EVERYBODY = 'all';

/** What the provider may be asked in a day. */
export interface GeminiBudget {
  /** Takes one call of a person; returns whose share is used up, or undefined. */
  take(userId: string): Promise<'own' | 'total' | undefined>;
  /** Gives it back, after a call without an answer. */
  giveBack(userId: string): Promise<void>;
}

/** Counts the calls of each person under a name, and those of everybody over all uses of the provider. */
export function createGeminiBudget(
  name: string,
  { dailyLimit, totalDailyLimit }: Pick<GeminiSettings, 'dailyLimit' | 'totalDailyLimit'>,
  limits: Limits,
): GeminiBudget {
  const own = defineLimit(name, dailyLimit, DAY);
  const total = defineLimit('gemini-total', totalDailyLimit, DAY);
  return {
    async take(userId) {
      if ((await limits.count([own, userId])) !== undefined) return 'own';
      if ((await limits.count([total, EVERYBODY])) === undefined) return undefined;
      await limits.giveBack([own, userId]);
      return 'total';
    },
    giveBack: (userId) => limits.giveBack([own, userId], [total, EVERYBODY]),
  };
}

/** Whether the provider is asked at all. */
export const isAsked = (settings: GeminiSettings | undefined): settings is GeminiSettings =>
  settings !== undefined && settings.dailyLimit > 0 && settings.totalDailyLimit > 0;
