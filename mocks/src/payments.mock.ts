import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { Order, OrderAction } from '@upaj/contract/orders.schema';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { findOwnOrder, type OwnOrder, orderReply, requireStep, takeStep } from './order-records.ts';
import { paymentOf } from './order-view.ts';
import type { OrderRecord } from './records.ts';

type Entry = Order['payments'][number];
interface Said {
  kind: Entry['kind'];
  amount: number;
  reference?: string | undefined;
  reason?: string | undefined;
}

/** Takes a step about the money and adds its entry. */
function say(own: OwnOrder, action: OrderAction, said: Said): OrderRecord {
  const { kind, amount, reference = null, reason = null } = said;
  const entry = { kind, by: own.by, at: new Date().toISOString(), amount, reference, reason };
  const payments = [...own.order.payments, entry];
  return takeStep(own, action, { payments, reason: said.reason });
}

const lastEntry = ({ payments }: OrderRecord) => payments.at(-1);

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
  const { reference } = body;
  if (isClaimed(own.order.sellerId, reference)) throw new ApiError('utr_used');
  const amount = paymentOf(own.order).outstanding / 100;
  return orderReply(say(own, 'claim-payment', { kind: 'claimed', amount, reference }));
});

const confirmPayment = mockEndpoint(contract.confirmPayment, ({ params, person }) => {
  const own = findOwnOrder(params.id, person, 'seller');
  requireStep(own, 'confirm-payment');
  const last = lastEntry(own.order);
  const rest = paymentOf(own.order).outstanding / 100;
  const amount = last?.kind === 'claimed' ? last.amount : rest;
  return orderReply(say(own, 'confirm-payment', { kind: 'confirmed', amount }));
});

const disputePayment = mockEndpoint(contract.disputePayment, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'buyer', 'seller');
  requireStep(own, 'dispute-payment');
  const amount = lastEntry(own.order)?.amount ?? 0;
  return orderReply(say(own, 'dispute-payment', { kind: 'disputed', amount, ...body }));
});

const refundPayment = mockEndpoint(contract.refundPayment, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'seller');
  requireStep(own, 'refund-payment');
  const amount = paymentOf(own.order).refundDue / 100;
  return orderReply(say(own, 'refund-payment', { kind: 'refunded', amount, ...body }));
});

/** What both sides say about the money on the mock server. */
export const paymentHandlers = [claimPayment, confirmPayment, disputePayment, refundPayment];
