import { ApiError, notAllowed, notFound } from '@upaj/contract/api-error';
import {
  findOrderRule,
  isRepeated,
  isReserved,
  mostRepeats,
  type OrderRole,
} from '@upaj/contract/orders.rules';
import type { OrderAction } from '@upaj/contract/orders.schema';
import { db } from './db.ts';
import type { MockReply } from './mock-endpoint.ts';
import { tellParties } from './notification-records.ts';
import { factsOf, toOrder, totalsOf } from './order-view.ts';
import type { OrderRecord, PersonRecord } from './records.ts';
import { release } from './stock.ts';

/** A party of an order. */
export type Party = 'buyer' | 'seller';

/** An order and who acts on it. */
interface ActedOrder {
  order: OrderRecord;
  by: OrderRole;
}

/** An order and the role of the user in it. */
export interface OwnOrder extends ActedOrder {
  by: Party;
}

/** The order with this id and the user's role in it; throws if it is unknown, or the user has none of the roles. */
export function findOwnOrder(
  id: string,
  person: PersonRecord,
  ...roles: readonly [Party, ...Party[]]
): OwnOrder {
  const order = db.orders.get(id);
  if (!order) throw notFound('Order');
  const by = roles.find((role) => order[`${role}Id`] === person.id);
  if (!by) throw notAllowed();
  return { order, by };
}

/** Throws unless the contract's rules allow this now. */
export function requireStep({ order, by }: ActedOrder, action: OrderAction) {
  const rule = findOrderRule(action, by, factsOf(order), Date.now());
  if (!rule) throw new ApiError('order_state');
  const steps = order.history.filter(({ kind }) => kind === action).length;
  if (isRepeated(action) && steps >= mostRepeats) throw new ApiError('order_step_limit');
  return rule;
}

/** What a step changes beside the status. */
interface StepChange extends Partial<OrderRecord> {
  reason?: string | undefined;
}

// Other events leave the total as it is.
const changesTotal: readonly OrderAction[] = ['accept-amendment', 'deliver'];

/** Takes a step that the contract's rules allow, and adds its event; returns the order after it. */
export function takeStep(
  acted: ActedOrder,
  action: OrderAction,
  change: StepChange = {},
): OrderRecord {
  const { order, by } = acted;
  const { to = order.status } = requireStep(acted, action);
  const { reason = null, ...changed } = change;
  const next: OrderRecord = { ...order, ...changed, status: to };
  const isOver = isReserved(order.status) && !isReserved(to);
  if (isOver) next.amendment = null;
  // A handover has settled its own stock.
  if (isOver && to !== 'delivered') release(order.lines);
  const total = changesTotal.includes(action) ? totalsOf(next.lines).total : null;
  const at = new Date().toISOString();
  next.history = [...order.history, { kind: action, by, at, reason, total }];
  db.orders.set(next.id, next);
  tellParties(next, action, by);
  return next;
}

/** Cancels the open orders of a user whose account is deleted. */
export function closeOrders(userId: string): void {
  for (const order of db.orders.values()) {
    const isParty = order.buyerId === userId || order.sellerId === userId;
    if (isParty && isReserved(order.status)) takeStep({ order, by: 'system' }, 'cancel');
  }
}

/** Removes the reasons that a user has written in orders. */
export function forgetReasons(userId: string): void {
  for (const [id, order] of db.orders) {
    const side = (['buyer', 'seller'] as const).find((one) => order[`${one}Id`] === userId);
    const silent = <Said extends { by: OrderRole; reason: string | null }>(said: Said): Said =>
      said.by === side ? { ...said, reason: null } : said;
    if (!side) continue;
    const [history, payments] = [order.history.map(silent), order.payments.map(silent)];
    db.orders.set(id, { ...order, history, payments });
  }
}

/** The reply with an order. */
export const orderReply = (order: OrderRecord): MockReply => ({
  status: 200,
  body: { success: true, data: toOrder(order) },
});
