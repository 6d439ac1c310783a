import { ApiError, invalidField, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { Delivery } from '@upaj/contract/order-requests.schema';
import { isDeliverable, mostCodeTries, objectionHours } from '@upaj/contract/orders.rules';
import { matchLines } from './amendments.mock.ts';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { findOwnOrder, type OwnOrder, orderReply, requireStep, takeStep } from './order-records.ts';
import { requireAmount, requireTotal } from './order-terms.ts';
import { hoursAfter } from './order-view.ts';
import type { OrderLineRecord, OrderRecord } from './records.ts';
import { addToStock, isLeft } from './stock.ts';

/** The handover code of every order. */
export const mockHandoverCode = '4271';

const getHandoverCode = mockEndpoint(contract.getHandoverCode, ({ params, person }) => {
  const { status, handover } = findOwnOrder(params.id, person, 'buyer').order;
  const isNeeded = status === 'accepted' || status === 'packed' || handover === 'objected';
  if (!isNeeded) throw notFound('Handover code');
  return { status: 200, body: { success: true, data: { code: mockHandoverCode } } };
});

/** The lines with what was handed over; throws if it cannot have been. */
function deliveredLines(order: OrderRecord, items: Delivery['items']): OrderLineRecord[] {
  const lines = matchLines(order, items).map(({ line, item }) => {
    if (!isDeliverable(item.delivered, line.unit)) throw invalidField('items', 'wrong_format');
    return { ...line, delivered: item.delivered };
  });
  if (lines.every(({ delivered }) => delivered === 0)) throw invalidField('items', 'too_few', 1);
  return lines;
}

/** Throws unless this is the code of the buyer; wrong ones are counted. */
function requireCode(order: OrderRecord, code: string): void {
  if (order.wrongCodes >= mostCodeTries) throw new ApiError('handover_code_locked');
  if (code === mockHandoverCode) return;
  db.orders.set(order.id, { ...order, wrongCodes: order.wrongCodes + 1 });
  throw new ApiError('handover_code_wrong');
}

/** Throws unless the seller may record this handover without the code. */
function requireReport(order: OrderRecord, lines: OrderLineRecord[], reason: string | undefined) {
  if (order.handover === 'objected') throw invalidField('code', 'required');
  if (reason === undefined) throw invalidField('reason', 'required');
  const isMore = lines.some(({ delivered, quantity }) => (delivered ?? 0) > quantity);
  if (isMore) throw invalidField('items', 'too_big');
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
function receiptFor(order: OrderRecord, lines: OrderLineRecord[], paid: number | null) {
  if (paid === null) return [];
  const delivered = { ...order, lines, status: 'delivered' } as const;
  const amount = requireAmount('confirm-payment', delivered, paid);
  if (amount === 0) return [];
  const at = new Date().toISOString();
  return [{ kind: 'confirmed', by: 'seller', at, amount, reference: null, reason: null } as const];
}

function deliver(own: OwnOrder, { items, code, reason, total, paid }: Delivery): OrderRecord {
  const { order } = own;
  requireStep(own, 'deliver');
  const lines = deliveredLines(order, items);
  if (code === undefined) requireReport(order, lines, reason);
  requireTotal({ lines }, { total });
  const receipt = receiptFor(order, lines, paid);
  if (code !== undefined) requireCode(order, code);
  settleStock(order.lines, lines);
  const handover = code === undefined ? 'reported' : 'agreed';
  const objectUntil =
    handover === 'reported' ? hoursAfter(new Date().toISOString(), objectionHours) : null;
  const payments = [...order.payments, ...receipt];
  return takeStep(own, 'deliver', { lines, handover, objectUntil, reason, payments });
}

const deliverOrder = mockEndpoint(contract.deliverOrder, ({ params, body, person }) =>
  orderReply(deliver(findOwnOrder(params.id, person, 'seller'), body)),
);

const objectToHandover = mockEndpoint(contract.objectToHandover, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'buyer');
  requireStep(own, 'object');
  requireTotal(own.order, body);
  const { reason } = body;
  const change = { reason, handover: 'objected', objectUntil: null, wrongCodes: 0 } as const;
  return orderReply(takeStep(own, 'object', change));
});

/** The mock server's handovers. */
export const handoverHandlers = [getHandoverCode, deliverOrder, objectToHandover];
