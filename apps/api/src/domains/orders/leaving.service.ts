import type { Tx } from '../../db/transaction.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import { cropIds, systemActor, type TakeStep } from './order-step.ts';
import type { OrderStore } from './orders.store.ts';

/** Ends what a person who leaves has under way. */
export function createLeaving(deps: {
  store: Pick<OrderStore, 'findForUpdate' | 'findRows' | 'listOpen'>;
  takeStepIn: TakeStep['takeStepIn'];
  services: {
    accounts: Pick<DomainServices['accounts'], 'namesForShare'>;
    crops: Pick<DomainServices['crops'], 'stock'>;
  };
}) {
  const { store, takeStepIn, services } = deps;

  /**
   * Locks what the orders need as a step and a checkout do, people first and listings last, each in the order of their
   * ids: order by order they would wait for each other.
   */
  async function lockAll(tx: Tx, ids: readonly string[]): Promise<void> {
    const rows = await store.findRows(ids, tx);
    const parties = rows.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]);
    await services.accounts.namesForShare(
      tx,
      parties.flatMap((id) => id ?? []),
    );
    const goods: string[] = [];
    for (const id of ids) goods.push(...cropIds((await store.findForUpdate(tx, id))?.lines ?? []));
    await services.crops.stock.goodsForUpdate(tx, goods);
  }

  return {
    /** Cancels the open orders of a person, whose account is locked; their goods are given back. */
    async endAll(tx: Tx, personId: string): Promise<void> {
      const open = await store.listOpen(tx, personId);
      await lockAll(tx, open);
      const step = async () => ({ change: { amendment: null } });
      for (const id of open) await takeStepIn(tx, systemActor, id, 'cancel', step);
    },
  };
}
