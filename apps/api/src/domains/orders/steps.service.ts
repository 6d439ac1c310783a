import { randomUUID } from 'node:crypto';
import { toPaise } from '@upaj/content/money';
import { ApiError, invalidField } from '@upaj/contract/api-error';
import { requireAmendable } from '@upaj/contract/order-checks';
import type {
  NewAmendment,
  SeenOrder,
  SeenOrders,
  SeenProposal,
} from '@upaj/contract/order-requests.schema';
import { lineTotal } from '@upaj/contract/totals.rules';
import type { Person } from '../../platform/access/person.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { OrderLine } from './order-record.ts';
import { actorIs, cropIds, moved, type StepContext, type TakeStep } from './order-step.ts';
import { requireProposal, requireTotal } from './order-terms.ts';
import { revisedLine } from './order-writes.store.ts';

export type OrderSteps = ReturnType<typeof createOrderSteps>;

/** The steps before the handover; each is refused unless the rules of the contract allow it. */
export function createOrderSteps(deps: TakeStep & { services: Pick<DomainServices, 'crops'> }) {
  const { takeStep, services } = deps;

  /** Replaces the lines of an order by those that the seller has proposed, and their reservation with them. */
  async function revise({ tx, order }: StepContext, seen: SeenProposal) {
    const { lines } = order;
    const amendment = requireProposal(order, seen);
    const proposed = new Map(amendment.items.map((item) => [item.lineId, item]));
    const revised = lines.flatMap((line) => {
      const item = proposed.get(line.id);
      if (!item || item.quantity === 0) return [];
      const { quantity, price } = item;
      return [revisedLine(line, { quantity, price, total: lineTotal(price, quantity) })];
    });
    await requireStock({ tx, order }, (line) => proposed.get(line.id)?.quantity ?? 0);
    const { stock } = services.crops;
    await stock.release(tx, moved(lines));
    await stock.reserve(tx, moved(revised));
    return { revised, change: { amendment: null } };
  }

  /** Locks the listings; throws unless every line could have this many U instead of the ordered ones. */
  async function requireStock(
    { tx, order }: Pick<StepContext, 'tx' | 'order'>,
    quantityOf: (line: OrderLine) => number,
  ) {
    const goods = await services.crops.stock.goodsForUpdate(tx, cropIds(order.lines));
    for (const line of order.lines) {
      const more = quantityOf(line) - line.quantity;
      if (more > (goods.get(line.cropId ?? '')?.stock ?? 0) && more > 0)
        throw new ApiError('out_of_stock');
    }
  }

  /** A step of the seller that agrees to the order as it was seen. */
  const agree = (person: Person, id: string, action: 'accept' | 'pack', seen: SeenOrder) =>
    takeStep(actorIs(person.id, 'seller'), id, action, async ({ order }) => {
      requireTotal(order, seen);
      return {};
    });

  return {
    accept: (person: Person, id: string, seen: SeenOrder) => agree(person, id, 'accept', seen),

    /** Accepts several orders, each on its own; tells which could not be accepted. */
    async acceptMany(person: Person, seen: SeenOrders['orders']) {
      const accepted: string[] = [];
      const refused: string[] = [];
      for (const [id, order] of new Map(seen.map((one) => [one.id, one]))) {
        const isAccepted = await agree(person, id, 'accept', order).then(
          () => true,
          (error: unknown) => {
            if (error instanceof ApiError) return false;
            throw error;
          },
        );
        (isAccepted ? accepted : refused).push(id);
      }
      return { accepted, refused };
    },

    reject: (person: Person, id: string, reason: string) =>
      takeStep(actorIs(person.id, 'seller'), id, 'reject', async () => ({
        reason,
        change: { amendment: null },
      })),

    pack: (person: Person, id: string, seen: SeenOrder) => agree(person, id, 'pack', seen),

    /** Cancels an order; a seller has to give a reason. */
    cancel: (person: Person, id: string, reason: string | undefined) =>
      takeStep(actorIs(person.id), id, 'cancel', async ({ actor }) => {
        if (actor.role === 'seller' && reason === undefined)
          throw invalidField('reason', 'required');
        return { reason: reason ?? null, change: { amendment: null } };
      }),

    /** Proposes other quantities or prices to the buyer; replaces an earlier proposal. */
    amend: (person: Person, id: string, { items, reason }: NewAmendment) =>
      takeStep(actorIs(person.id, 'seller'), id, 'amend', async ({ tx, order, at }) => {
        requireAmendable(
          order.lines.map((line) => line.id),
          items,
        );
        const quantities = new Map(items.map((item) => [item.lineId, item.quantity]));
        await requireStock({ tx, order }, (line) => quantities.get(line.id) ?? 0);
        const stored = items.map((item) => ({ ...item, price: toPaise(item.price) }));
        const proposal = { id: randomUUID(), items: stored, reason, at: at.toISOString() };
        return { reason, change: { amendment: proposal } };
      }),

    acceptAmendment: (person: Person, id: string, seen: SeenProposal) =>
      takeStep(actorIs(person.id, 'buyer'), id, 'accept-amendment', (context) =>
        revise(context, seen),
      ),

    declineAmendment: (person: Person, id: string, seen: SeenProposal) =>
      takeStep(actorIs(person.id, 'buyer'), id, 'decline-amendment', async ({ order }) => {
        requireProposal(order, seen);
        return { change: { amendment: null } };
      }),
  };
}
