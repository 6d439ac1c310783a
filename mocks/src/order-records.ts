import { ApiError, notAllowed } from '@upaj/contract/api-error';
import { findOrderRule, isReserved, type OrderRole } from '@upaj/contract/orders.rules';
import type { OrderAction } from '@upaj/contract/orders.schema';
import { find } from './collection.ts';
import { db } from './db.ts';
import { tellParties } from './notification-records.ts';
import { factsOf, toOrder, totalsOf } from './order-view.ts';
import type { OrderRecord, PersonRecord } from './records.ts';
import { release } from './stock.ts';

type Party = 'buyer' | 'seller';

/** An order and the role of the user in it. */
export interface OwnOrder {
  order: OrderRecord;
  by: OrderRole;
}

/** The order with this id and the user's role in it; throws if it is unknown, or the user has none of the roles. */
export function findOwnOrder(
  id: string,
  person: PersonRecord,
  ...roles: readonly [Party, ...Party[]]
): OwnOrder {
  const order = find(db.orders, id, 'Order');
  const by = roles.find((role) => order[`${role}Id`] === person.id);
  if (!by) throw notAllowed();
  return { order, by };
}

/** Throws unless the contract's rules allow this now. */
export function requireStep({ order, by }: OwnOrder, action: OrderAction) {
  const rule = findOrderRule(action, by, factsOf(order), Date.now());
  if (!rule) throw new ApiError('order_state');
  return rule;
}

/** What a step changes beside the status. */
interface StepChange extends Partial<OrderRecord> {
  reason?: string | undefined;
}

// Other events leave the total as it is.
const changesTotal: readonly OrderAction[] = ['accept-amendment', 'deliver'];

/** Takes a step that the contract's rules allow, and adds its event; replies with the order after it. */
export function takeStep(own: OwnOrder, action: OrderAction, change: StepChange = {}) {
  const { order, by } = own;
  const { to = order.status } = requireStep(own, action);
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
  return { data: toOrder(next) };
}
