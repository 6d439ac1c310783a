import { toRupees } from '@upaj/content/money';
import { ApiError } from '@upaj/contract/api-error';
import { exceededCap, isNewBuyer } from '@upaj/contract/order-caps.rules';
import type { Tx } from '../../db/transaction.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { BuyerStore } from './buyers.store.ts';
import type { OrderLine } from './order-record.ts';

export type BuyerCaps = ReturnType<typeof createBuyerCaps>;

/** Keeps buyers for whom nothing vouches yet from reserving much of the market. */
export function createBuyerCaps(deps: {
  services: Pick<DomainServices, 'accounts'>;
  store: BuyerStore;
}) {
  const { services, store } = deps;
  return {
    /** Whether a buyer is new; the checkouts of one who is wait for each other, so that each counts those before it. */
    async lockNewBuyer(tx: Tx, buyerId: string): Promise<boolean> {
      if (await services.accounts.isEmailConfirmed(buyerId, tx)) return false;
      const hasReceived = await store.hasReceived(tx, buyerId);
      const isNew = isNewBuyer({ isEmailConfirmed: false, hasReceived });
      if (isNew) await services.accounts.lockForUpdate(tx, buyerId);
      return isNew;
    },

    /** Refuses orders that a new buyer may not add to what waits for answers. Throws `buyer_cap`. */
    async require(
      tx: Tx,
      buyerId: string,
      placed: readonly { total: number; lines: readonly OrderLine[] }[],
    ): Promise<void> {
      const { amount, ...open } = await store.unanswered(tx, buyerId);
      const units = placed.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
      const added = {
        orders: placed.length,
        units: sumOf(units),
        amount: toRupees(sumOf(placed.map(({ total }) => total))),
      };
      const cap = exceededCap({ ...open, amount: toRupees(amount) }, added);
      if (cap) throw new ApiError('buyer_cap', { cap });
    },
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
