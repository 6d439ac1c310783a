import { ApiError, notFound } from '@upaj/contract/api-error';
import { requireDeliverable } from '@upaj/contract/order-checks';
import type { Delivery } from '@upaj/contract/order-requests.schema';
import { mostCodeTries, objectionHours } from '@upaj/contract/orders.rules';
import type { Order } from '@upaj/contract/orders.schema';
import type { PaymentAction } from '@upaj/contract/payments.rules';
import { where } from './collection.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { findOwnOrder, type OwnOrder, requireStep, takeStep } from './order-records.ts';
import { requireAmount, requireTotal } from './order-terms.ts';
import { hoursAfter } from './order-view.ts';
import type { OrderLineRecord, OrderRecord } from './records.ts';
import { addToStock, isLeft } from './stock.ts';

/** The handover code of every order. */
export const mockHandoverCode = '4271';

type Entry = Order['payments'][number];

/** Throws unless this is the code of the buyer; wrong ones are counted. */
function requireCode(order: OrderRecord, code: string): void {
  if (order.wrongCodes >= mostCodeTries) throw new ApiError('handover_code_locked');
  if (code === mockHandoverCode) return;
  db.orders.set(order.id, { ...order, wrongCodes: order.wrongCodes + 1 });
  throw new ApiError('handover_code_wrong');
}

/** Takes what was handed over off the stock, instead of what was reserved or had been handed over before. */
function settleStock(before: readonly OrderLineRecord[], after: readonly OrderLineRecord[]): void {
  const changes = after.map(({ cropId, quantity, delivered }, at) => {
    const taken = before[at]?.delivered ?? quantity;
    return { cropId, more: (delivered ?? 0) - taken };
  });
  if (!changes.every(({ cropId, more }) => isLeft(cropId, more)))
    throw new ApiError('out_of_stock');
  for (const { cropId, more } of changes) addToStock(cropId, -more);
}

/** What the seller confirms to have received with a handover of these lines; throws if another amount is due. */
function receiptFor(order: OrderRecord, lines: OrderLineRecord[], paid: number | null): Entry[] {
  if (paid === null) return [];
  const amount = requireAmount('confirm-payment', { ...order, lines, status: 'delivered' }, paid);
  const at = new Date().toISOString();
  const said = { kind: 'confirmed', by: 'seller', at, amount } as const;
  return amount === 0 ? [] : [{ ...said, reference: null, reason: null }];
}

function deliver(own: OwnOrder, sent: Delivery) {
  const { order } = own;
  const { code, reason, total, paid } = sent;
  requireStep(own, 'deliver');
  const delivered = requireDeliverable(order.lines, order.handover, sent);
  const lines = order.lines.map((line) => {
    return { ...line, delivered: delivered.get(line.lineId) ?? 0 };
  });
  requireTotal({ lines }, { total });
  const payments = [...order.payments, ...receiptFor(order, lines, paid)];
  if (code !== undefined) requireCode(order, code);
  settleStock(order.lines, lines);
  const handover = code === undefined ? 'reported' : 'agreed';
  const objectUntil =
    handover === 'reported' ? hoursAfter(new Date().toISOString(), objectionHours) : null;
  return takeStep(own, 'deliver', { lines, handover, objectUntil, reason, payments });
}

interface Said extends Pick<Entry, 'kind' | 'amount'> {
  reference?: string | undefined;
  reason?: string | undefined;
}

/** Takes a step about the money and adds its entry. */
function say(own: OwnOrder, action: PaymentAction, said: Said) {
  const { kind, reference = null, reason = null } = said;
  requireStep(own, action);
  const amount = requireAmount(action, own.order, said.amount);
  const entry = { kind, by: own.by, at: new Date().toISOString(), amount, reference, reason };
  const payments = [...own.order.payments, entry];
  return takeStep(own, action, { payments, reason: said.reason });
}

const isClaimed = (sellerId: string, reference: string): boolean =>
  where(db.orders, (order) => order.sellerId === sellerId).some(({ payments }) =>
    payments.some((entry) => entry.kind === 'claimed' && entry.reference === reference),
  );

/** The mock server's handovers, and what both sides say about the money. */
export const handoverHandlers = mockEndpoints({
  getHandoverCode({ params, person }) {
    const { status, handover } = findOwnOrder(params.id, person, 'buyer').order;
    const isNeeded = status === 'accepted' || status === 'packed' || handover === 'objected';
    if (!isNeeded) throw notFound('Handover code');
    return { data: { code: mockHandoverCode } };
  },

  deliverOrder: ({ params, body, person }) =>
    deliver(findOwnOrder(params.id, person, 'seller'), body),

  objectToHandover({ params, body, person }) {
    const own = findOwnOrder(params.id, person, 'buyer');
    requireStep(own, 'object');
    requireTotal(own.order, body);
    const { reason } = body;
    return takeStep(own, 'object', {
      reason,
      handover: 'objected',
      objectUntil: null,
      wrongCodes: 0,
    });
  },

  claimPayment({ params, body, person }) {
    const own = findOwnOrder(params.id, person, 'buyer');
    requireStep(own, 'claim-payment');
    if (isClaimed(own.order.sellerId, body.reference)) throw new ApiError('utr_used');
    return say(own, 'claim-payment', { kind: 'claimed', ...body });
  },

  confirmPayment({ params, body, person }) {
    const own = findOwnOrder(params.id, person, 'seller');
    return say(own, 'confirm-payment', { kind: 'confirmed', ...body });
  },

  disputePayment({ params, body, person }) {
    const own = findOwnOrder(params.id, person, 'buyer', 'seller');
    return say(own, 'dispute-payment', { kind: 'disputed', ...body });
  },

  refundPayment({ params, body, person }) {
    const own = findOwnOrder(params.id, person, 'seller');
    return say(own, 'refund-payment', { kind: 'refunded', ...body });
  },
});
