import { ApiError } from '@upaj/contract/api-error';
import type { SeenOrder, SeenProposal } from '@upaj/contract/order-requests.schema';
import { agreedAmount, type PaymentAction } from '@upaj/contract/payments.rules';
import { paymentOf, totalsOf } from './order-view.ts';
import type { AmendmentRecord, OrderRecord } from './records.ts';

function requireSame(now: number, seen: number): void {
  if (now !== seen) throw new ApiError('order_terms_changed');
}

/** Throws unless the lines still cost what was seen. */
export const requireTotal = ({ lines }: Pick<OrderRecord, 'lines'>, seen: SeenOrder): void =>
  requireSame(totalsOf(lines).total, seen.total);

/** The proposal that was seen; throws if there is another one now. */
export function requireProposal(
  { amendment }: Pick<OrderRecord, 'amendment'>,
  { proposalId, total }: SeenProposal,
): AmendmentRecord {
  if (!amendment) throw new ApiError('order_state');
  if (amendment.id !== proposalId) throw new ApiError('order_terms_changed');
  requireSame(totalsOf(amendment.items.map((item) => ({ ...item, delivered: null }))).total, total);
  return amendment;
}

/** Rupees that a step about the money agrees to; throws unless these were seen. */
export function requireAmount(action: PaymentAction, order: OrderRecord, seen: number): number {
  const { status, outstanding, refundDue } = paymentOf(order);
  const inRupees = { status, outstanding: outstanding / 100, refundDue: refundDue / 100 };
  const amount = agreedAmount(action, order.payments, inRupees);
  requireSame(amount, seen);
  return amount;
}
