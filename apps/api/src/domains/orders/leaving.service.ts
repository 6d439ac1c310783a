import type { Tx } from '../../db/transaction.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import { cropIds, systemActor, type TakeStep } from './order-step.ts';
import type { OrderStore } from './orders.store.ts';

/** Ends what a person who leaves has under way. */
export function createLeaving(deps: {
  store: Pick<OrderStore, 'findRows' | 'linesOf' | 'listOpen'>;
  takeStepIn: TakeStep['takeStepIn'];
  services: {
    accounts: Pick<DomainServices['accounts'], 'namesForShare'>;
    crops: Pick<DomainServices['crops'], 'stock'>;
  };
}) {
  const { store, takeStepIn, services } = deps;
  return {
    /**
     * Cancels the open orders of a person, whose account is locked; their goods are given back. All their people are
     * locked first and then all listings, as at a checkout: order by order the two would wait for each other.
     */
    async endAll(tx: Tx, personId: string): Promise<void> {
      const open = await store.findRows(await store.listOpen(tx, personId), tx);
      const parties = open.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]);
      await services.accounts.namesForShare(
        tx,
        parties.filter((id) => id !== null),
      );
      const linesOf = await store.linesOf(open, tx);
      const goods = cropIds(open.flatMap(({ id }) => linesOf(id)));
      await services.crops.stock.goodsForUpdate(tx, goods);
      const step = async () => ({ change: { amendment: null } });
      for (const { id } of open) await takeStepIn(tx, systemActor, id, 'cancel', step);
    },
  };
}
