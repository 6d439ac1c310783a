import { requireProposal, requireSeen } from '@upaj/contract/order-checks';
import type { SeenOrder, SeenProposal } from '@upaj/contract/order-requests.schema';
import { agreedAmount, type PaymentAction } from '@upaj/contract/payments.rules';
import { paymentOf, totalsOf } from './order-view.ts';
import type { AmendmentRecord, OrderRecord } from './records.ts';

/** Throws unless the lines still cost what was seen. */
export const requireTotal = ({ lines }: Pick<OrderRecord, 'lines'>, seen: SeenOrder): void =>
  requireSeen(totalsOf(lines).total, seen.total);

/** The proposal that was seen; throws if there is another one now. */
export function requireSeenProposal(
  { amendment: proposed }: Pick<OrderRecord, 'amendment'>,
  { proposalId, total }: SeenProposal,
): AmendmentRecord {
  const amendment = requireProposal(proposed, proposalId);
  const lines = amendment.items.map((item) => ({ ...item, delivered: null }));
  requireSeen(totalsOf(lines).total, total);
  return amendment;
}

/** Rupees that a step about the money agrees to; throws unless these were seen. */
export function requireAmount(action: PaymentAction, order: OrderRecord, seen: number): number {
  const { status, outstanding, refundDue } = paymentOf(order);
  const inRupees = { status, outstanding: outstanding / 100, refundDue: refundDue / 100 };
  const amount = agreedAmount(action, order.payments, inRupees);
  requireSeen(amount, seen);
  return amount;
}
