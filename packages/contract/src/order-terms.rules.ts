import type { Order } from './orders.schema.ts';
import { agreedAmount, type PaymentAction } from './payments.rules.ts';

type OfOrder = 'accept' | 'pack' | 'object';
type OfProposal = 'accept-amendment' | 'decline-amendment';
/** A step that agrees to something; a handover agrees to what is typed. */
export type AgreeingAction = OfOrder | OfProposal | PaymentAction;

type Seen = Pick<
  Order,
  'total' | 'amendment' | 'payments' | 'paymentStatus' | 'outstanding' | 'refundDue'
>;

/** What a step agrees to, as the order shows it; part of its request. The server refuses it once it has changed. */
export function termsOf(action: OfOrder, order: Pick<Seen, 'total'>): { total: number };
export function termsOf(
  action: OfProposal,
  order: Pick<Seen, 'amendment'>,
): { proposalId: string; total: number };
export function termsOf(action: PaymentAction, order: Omit<Seen, 'amendment'>): { amount: number };
export function termsOf(action: AgreeingAction, order: Seen): object;
export function termsOf(action: AgreeingAction, order: Partial<Seen>): object {
  const { total = 0, amendment, payments = [], outstanding = 0, refundDue = 0 } = order;
  if (action === 'accept' || action === 'pack' || action === 'object') return { total };
  if (action === 'accept-amendment' || action === 'decline-amendment')
    return { proposalId: amendment?.id ?? '', total: amendment?.total ?? 0 };
  const status = order.paymentStatus ?? 'unpaid';
  return { amount: agreedAmount(action, payments, { status, outstanding, refundDue }) };
}

/** Rupees that the seller confirms at a handover that comes to `total` rupees: the claim, or else what is outstanding. */
export function payableAtHandover(
  { payments, paymentStatus, received }: Pick<Order, 'payments' | 'paymentStatus' | 'received'>,
  total: number,
): number {
  const outstanding = Math.max(0, Math.round((total - received) * 100) / 100);
  const state = { status: paymentStatus, outstanding, refundDue: 0 };
  return agreedAmount('confirm-payment', payments, state);
}
