import { toPaise } from '@upaj/content/money';
import { ApiError } from '@upaj/contract/api-error';
import type { SeenOrder, SeenProposal } from '@upaj/contract/order-requests.schema';
import { agreedAmount, type PaymentAction } from '@upaj/contract/payments.rules';
import { orderTotals } from '@upaj/contract/totals.rules';
import { type OrderRecord, paymentOf } from './order-record.ts';
import type { StoredAmendment } from './orders.tables.ts';

/** Paise of an order as proposed. */
export const proposedTotal = ({ items }: StoredAmendment): number =>
  orderTotals(items.map((item) => ({ ...item, delivered: null }))).total;

function requireSame(now: number, seen: number): void {
  if (toPaise(seen) !== now) throw new ApiError('order_terms_changed');
}

/** Throws `order_terms_changed` unless the order still costs what was seen. */
export const requireTotal = ({ total }: { total: number }, seen: SeenOrder): void =>
  requireSame(total, seen.total);

/** The proposal that was seen; throws `order_terms_changed` if there is another one now. */
export function requireProposal(
  { amendment }: Pick<OrderRecord, 'amendment'>,
  { proposalId, total }: SeenProposal,
): StoredAmendment {
  if (!amendment) throw new ApiError('order_state');
  if (amendment.id !== proposalId) throw new ApiError('order_terms_changed');
  requireSame(proposedTotal(amendment), total);
  return amendment;
}

/** Paise that a step about the money agrees to; throws `order_terms_changed` unless these were seen. */
export function requireAmount(
  action: PaymentAction,
  order: Pick<OrderRecord, 'status' | 'total' | 'entries'>,
  seen: number,
): number {
  const amount = agreedAmount(action, order.entries, paymentOf(order));
  requireSame(amount, seen);
  return amount;
}
