import { ApiError, notAllowed, notFound } from '@upaj/contract/api-error';
import {
  findOrderRule,
  isRepeated,
  isReserved,
  mostRepeats,
  type OrderRole,
} from '@upaj/contract/orders.rules';
import type { OrderAction } from '@upaj/contract/orders.schema';
import { orderTotals } from '@upaj/contract/totals.rules';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import { publish } from '../../platform/events/publish.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import {
  factsOf,
  type OrderLine,
  type OrderRecord,
  type OrderRow,
  paymentOf,
} from './order-record.ts';
import type { NewEntry, orderWrites } from './order-writes.store.ts';
import { orderChanged } from './orders.events.ts';
import type { OrderStore } from './orders.store.ts';
import { sellerBuyersStore } from './seller-buyers.store.ts';

/** Who takes a step; the system has no account. */
export type Actor = { id: string; role: 'buyer' | 'seller' } | { id: null; role: 'system' };

/** What a step changes; all of it is written in one transaction with its event. */
export interface Step {
  change?: Partial<
    Pick<OrderRow, 'handover' | 'objectUntil' | 'amendment' | 'codeTries' | 'deliveredAt'>
  >;
  /** The lines as they are now, with what was handed over. */
  delivered?: OrderLine[];
  /** The lines of a new revision. */
  revised?: OrderLine[];
  entries?: Omit<NewEntry, 'at'>[];
  reason?: string | null;
  /** Thrown once `change` alone is committed: what a refused attempt leaves behind, such as a count of attempts. */
  refusal?: ApiError;
}

/** An order in a transaction, locked, and the moment of the step. */
export interface StepContext {
  tx: Tx;
  order: OrderRecord;
  actor: Actor;
  at: Date;
}

type ActorOf = (order: OrderRow) => Actor;
type Work = (context: StepContext) => Promise<Step>;
export type TakeStep = ReturnType<typeof createTakeStep>;

/** The role of a person in an order; undefined for everybody else. */
export function roleOf(
  personId: string,
  { buyerId, sellerId }: Pick<OrderRow, 'buyerId' | 'sellerId'>,
): 'buyer' | 'seller' | undefined {
  if (personId === buyerId) return 'buyer';
  return personId === sellerId ? 'seller' : undefined;
}

interface Deps {
  inTransaction: InTransaction;
  store: Pick<OrderStore, 'findRows' | 'findForUpdate' | 'countSteps'>;
  writes: typeof orderWrites;
  services: {
    accounts: Pick<DomainServices['accounts'], 'namesForShare'>;
    crops: Pick<DomainServices['crops'], 'stock'>;
  };
  now: () => Date;
}

/**
 * Creates the function that takes every step of an order: it locks the order, asks the rules of the contract, and
 * writes status, lines, ledger, stock, history and event together. Throws `order_state` if the rules refuse, and
 * `order_step_limit` if the step was taken too often.
 */
export function createTakeStep(deps: Deps) {
  const { inTransaction, store, writes, services, now } = deps;
  const apply = createApply(deps);

  /** Finds an order and locks it. Accounts come before orders in the order of locks, as a deletion of one needs both. */
  async function lock(tx: Tx, id: string): Promise<OrderRecord> {
    const [seen] = await store.findRows([id], tx);
    const parties = [seen?.buyerId, seen?.sellerId].flatMap((party) => party ?? []);
    await services.accounts.namesForShare(tx, parties);
    const order = await store.findForUpdate(tx, id);
    if (!order) throw notFound('Order');
    return order;
  }

  /** Takes a step within a transaction that is open; gives the refusal to throw once it is committed. */
  async function takeStepIn(
    tx: Tx,
    actorOf: ActorOf,
    id: string,
    action: OrderAction,
    work: Work = async () => ({}),
  ): Promise<ApiError | undefined> {
    const order = await lock(tx, id);
    const actor = actorOf(order);
    const at = now();
    const rule = findOrderRule(action, actor.role, factsOf(order), at.getTime());
    if (!rule) throw new ApiError('order_state');
    if (isRepeated(action) && (await store.countSteps(tx, id, action)) >= mostRepeats)
      throw new ApiError('order_step_limit');
    const context = { tx, order, actor, at };
    const step = await work(context);
    if (step.refusal) await writes.update(tx, id, { ...step.change });
    else await apply(context, action, rule.to, step);
    return step.refusal;
  }

  return {
    takeStepIn,
    /** Takes a step in a transaction of its own. */
    async takeStep(actorOf: ActorOf, id: string, action: OrderAction, work?: Work): Promise<void> {
      const refusal = await inTransaction((tx) => takeStepIn(tx, actorOf, id, action, work));
      if (refusal) throw refusal;
    },
  };
}

/** Creates the function that writes a step. */
function createApply({ writes, services }: Pick<Deps, 'writes' | 'services'>) {
  return async (
    { tx, order, actor, at }: StepContext,
    action: OrderAction,
    to: OrderRow['status'] | undefined,
    step: Step,
  ): Promise<void> => {
    const { id } = order;
    const status = to ?? order.status;
    const lines = step.revised ?? step.delivered ?? order.lines;
    const { total } = orderTotals(lines);
    const entries = [...order.entries];
    // Before the lines: deleting a listing locks the listing first.
    if (isReserved(order.status) && !isReserved(status) && status !== 'delivered') {
      const { stock } = services.crops;
      await stock.goodsForUpdate(tx, cropIds(order.lines));
      await stock.release(tx, moved(order.lines));
    }
    if (step.delivered) await writes.setDelivered(tx, step.delivered);
    const revision = step.revised ? order.revision + 1 : order.revision;
    if (step.revised) await writes.addLines(tx, id, revision, step.revised);
    for (const [index, entry] of (step.entries ?? []).entries()) {
      await writes.addEntry(tx, order, { ...entry, at });
      entries.push({ ...entry, at, id: Number.MAX_SAFE_INTEGER + index, orderId: id });
    }
    const paymentStatus = paymentOf({ status, total, entries }).status;
    const isCancelled = to === 'rejected' || to === 'cancelled' || to === 'expired';
    const fields = {
      ...step.change,
      status,
      total,
      revision,
      paymentStatus,
      updatedAt: at,
      ...(isCancelled && { cancelledAt: at }),
    };
    await writes.update(tx, id, fields);
    await writes.addEvent(tx, id, {
      kind: action,
      by: actor.role,
      actorId: actor.id,
      at,
      reason: step.reason ?? null,
      total: step.revised || step.delivered ? total : null,
    });
    if (step.delivered) await writes.addSales(tx, order, step.delivered, order.deliveredAt ?? at);
    if (step.change?.handover === 'agreed')
      await sellerBuyersStore.count(tx, order, order.deliveredAt ?? at);
    const { buyerId, sellerId } = order;
    await publish(tx, orderChanged, { orderId: id, buyerId, sellerId, action, by: actor.role });
  };
}

/** The actor of a request; refuses everybody but the two parties, and those without one of `roles`. */
export const actorIs =
  (personId: string, ...roles: OrderRole[]) =>
  (order: OrderRow): Actor => {
    const role = roleOf(personId, order);
    if (!role || (roles.length > 0 && !roles.includes(role))) throw notAllowed();
    return { id: personId, role };
  };

/** The actor of jobs, and of what follows from the deletion of an account. */
export const systemActor = () => ({ id: null, role: 'system' }) as const;

/** The lines as the stock moves them. */
export const moved = (lines: readonly OrderLine[]) =>
  lines.map(({ id, cropId, unit, quantity, delivered }) => ({
    lineId: id,
    cropId,
    unit,
    quantity,
    delivered,
  }));

/** The listings of lines that still exist. */
export const cropIds = (lines: readonly OrderLine[]): string[] =>
  lines.flatMap(({ cropId }) => cropId ?? []);
