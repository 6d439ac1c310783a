import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { Order } from '@upaj/contract/orders.schema';
import type { PaymentAction } from '@upaj/contract/payments.rules';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { findOwnOrder, type OwnOrder, orderReply, requireStep, takeStep } from './order-records.ts';
import { requireAmount } from './order-terms.ts';
import type { OrderRecord } from './records.ts';

type Entry = Order['payments'][number];
interface Said {
  kind: Entry['kind'];
  /** What was seen. */
  amount: number;
  reference?: string | undefined;
  reason?: string | undefined;
}

/** Takes a step about the money and adds its entry. */
function say(own: OwnOrder, action: PaymentAction, said: Said): OrderRecord {
  const { kind, reference = null, reason = null } = said;
  requireStep(own, action);
  const amount = requireAmount(action, own.order, said.amount);
  const entry = { kind, by: own.by, at: new Date().toISOString(), amount, reference, reason };
  const payments = [...own.order.payments, entry];
  return takeStep(own, action, { payments, reason: said.reason });
}

function isClaimed(sellerId: string, reference: string): boolean {
  return [...db.orders.values()].some(
    (order) =>
      order.sellerId === sellerId &&
      order.payments.some((entry) => entry.kind === 'claimed' && entry.reference === reference),
  );
}

const claimPayment = mockEndpoint(contract.claimPayment, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'buyer');
  requireStep(own, 'claim-payment');
  requireAmount('claim-payment', own.order, body.amount);
  if (isClaimed(own.order.sellerId, body.reference)) throw new ApiError('utr_used');
  return orderReply(say(own, 'claim-payment', { kind: 'claimed', ...body }));
});

const confirmPayment = mockEndpoint(contract.confirmPayment, ({ params, body, person }) =>
  orderReply(
    say(findOwnOrder(params.id, person, 'seller'), 'confirm-payment', {
      kind: 'confirmed',
      ...body,
    }),
  ),
);

const disputePayment = mockEndpoint(contract.disputePayment, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'buyer', 'seller');
  return orderReply(say(own, 'dispute-payment', { kind: 'disputed', ...body }));
});

const refundPayment = mockEndpoint(contract.refundPayment, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'seller');
  return orderReply(say(own, 'refund-payment', { kind: 'refunded', ...body }));
});

/** What both sides say about the money on the mock server. */
export const paymentHandlers = [claimPayment, confirmPayment, disputePayment, refundPayment];
