import { toPaise } from '@upaj/content/money';
import { requireSeen, requireProposal as requireSeenProposal } from '@upaj/contract/order-checks';
import type { SeenOrder, SeenProposal } from '@upaj/contract/order-requests.schema';
import { agreedAmount, type PaymentAction } from '@upaj/contract/payments.rules';
import { orderTotals } from '@upaj/contract/totals.rules';
import { type OrderRecord, paymentOf } from './order-record.ts';
import type { StoredAmendment } from './orders.tables.ts';

/** Paise of an order as proposed. */
export const proposedTotal = ({ items }: StoredAmendment): number =>
  orderTotals(items.map((item) => ({ ...item, delivered: null }))).total;

/** Throws `order_terms_changed` unless the order still costs what was seen. */
export const requireTotal = ({ total }: { total: number }, seen: SeenOrder): void =>
  requireSeen(total, toPaise(seen.total));

/** The proposal that was seen; throws `order_terms_changed` if there is another one now. */
export function requireProposal(
  order: Pick<OrderRecord, 'amendment'>,
  { proposalId, total }: SeenProposal,
): StoredAmendment {
  const amendment = requireSeenProposal(order.amendment, proposalId);
  requireSeen(proposedTotal(amendment), toPaise(total));
  return amendment;
}

/** Paise that a step about the money agrees to; throws `order_terms_changed` unless these were seen. */
export function requireAmount(
  action: PaymentAction,
  order: Pick<OrderRecord, 'status' | 'total' | 'entries'>,
  seen: number,
): number {
  const amount = agreedAmount(action, order.entries, paymentOf(order));
  requireSeen(amount, toPaise(seen));
  return amount;
}
