import { isNearlySame } from '@upaj/content/search/near-text';
import { ApiError, notSignedIn, rateLimited } from '@upaj/contract/api-error';
import {
  isKnownAccount,
  knownAccountLimits,
  newAccountLimits,
  newAccountPauses,
  type PostLimits,
  repeatedTextMs,
} from '@upaj/contract/threads.rules';
import type { Tx } from '../../db/transaction.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { PostKind } from './post.ts';
import type { PostLimitStore } from './post-limits.store.ts';
import { fingerprintOf } from './post-text-rules.ts';

const DAY = 24 * 60 * 60 * 1000;
const kinds: readonly PostKind[] = ['thread', 'comment'];
/** Hidden posts of each kind, the latest, that a text is compared with letter by letter. */
const MOST_COMPARED = 50;

/** The person who writes, whose account is locked. */
export interface Writer {
  id: string;
  /** Whether the account is new. */
  isNewcomer: boolean;
  /** What one post may hold. */
  links: number;
  pictures: number;
}

export type PostRules = ReturnType<typeof createPostRules>;

/** Who may write how much. */
export function createPostRules(
  deps: Pick<Platform, 'services' | 'now'> & { store: PostLimitStore; hasLimits: boolean },
) {
  const { store, services, hasLimits, now } = deps;
  const limitsOf = (isNewcomer: boolean): PostLimits =>
    isNewcomer ? newAccountLimits : knownAccountLimits;

  return {
    /** Locks an account, before any other row. */
    lockAccount: (tx: Tx, userId: string): Promise<void> =>
      services.accounts.lockForUpdate(tx, userId),

    /** Locks the account of a writer; refuses a suspended person. */
    async writer(tx: Tx, userId: string): Promise<Writer> {
      const { accounts, moderation } = services;
      await accounts.lockForUpdate(tx, userId);
      const account = (await accounts.profilesOf([userId], tx)).get(userId);
      // The account was deleted while its session was in use.
      if (!account) throw notSignedIn();
      await moderation.requireNotSuspended(tx, userId);
      const isNewcomer = !isKnownAccount(new Date(account.memberSince), now());
      const { links, pictures } = limitsOf(isNewcomer);
      return { id: userId, isNewcomer, links, pictures };
    },

    /** Refuses what moderation has hidden, in another post and with a letter changed as well. */
    async requireNotHidden(tx: Tx, { id }: Writer, content: string): Promise<void> {
      const fingerprint = fingerprintOf(content);
      for (const on of kinds) {
        const hidden = await store.hiddenTexts(tx, on, id, MOST_COMPARED);
        const isHidden =
          hidden.some((text) => isNearlySame(text, content)) ||
          (await store.hasHidden(tx, on, id, fingerprint));
        if (isHidden) throw new ApiError('post_closed');
      }
    },

    /** Refuses a text that the person has just posted. */
    async requireNew(tx: Tx, { id }: Writer, fingerprint: string): Promise<void> {
      const since = new Date(now().getTime() - repeatedTextMs);
      for (const on of kinds) {
        if (await store.hasPosted(tx, on, id, fingerprint, since))
          throw new ApiError('already_posted');
      }
    },

    /** Refuses a person who has written as much as may be, with the seconds until there is room again. */
    async requireTurn(tx: Tx, { id, isNewcomer }: Writer, on: PostKind): Promise<void> {
      if (!hasLimits) return;
      const at = now().getTime();
      const limits = limitsOf(isNewcomer);
      const most = on === 'thread' ? limits.threads : limits.comments;
      const times = await store.timesSince(tx, on, id, new Date(at - DAY), most);
      const [last] = times;
      const pauseEnds = isNewcomer && last ? last.getTime() + newAccountPauses[on] : at;
      const first = times[most - 1];
      const dayEnds = first ? first.getTime() + DAY : at;
      const wait = Math.max(pauseEnds, dayEnds) - at;
      if (wait > 0) throw rateLimited(Math.ceil(wait / 1000));
    },
  };
}
