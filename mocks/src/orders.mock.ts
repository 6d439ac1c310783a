import { ApiError, invalidField } from '@upaj/contract/api-error';
import { requireAmendable } from '@upaj/contract/order-checks';
import type { SeenOrder } from '@upaj/contract/order-requests.schema';
import { newestFirst, pageOf, where } from './collection.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { findOwnOrder, requireStep, takeStep } from './order-records.ts';
import { requireSeenProposal, requireTotal } from './order-terms.ts';
import { toOrder, toSummary, toTransaction } from './order-view.ts';
import type { AmendmentRecord, OrderRecord, PersonRecord } from './records.ts';
import { addToStock, isLeft } from './stock.ts';

/** A step of the seller that agrees to the order as it was seen. */
function agree(id: string, person: PersonRecord, action: 'accept' | 'pack', seen: SeenOrder) {
  const own = findOwnOrder(id, person, 'seller');
  requireStep(own, action);
  requireTotal(own.order, seen);
  return takeStep(own, action);
}

function isAccepted({ id, ...seen }: SeenOrder & { id: string }, person: PersonRecord): boolean {
  try {
    agree(id, person, 'accept', seen);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** The lines with the proposed quantities and prices; throws if more is proposed than is left. */
function proposedLines({ lines }: OrderRecord, items: AmendmentRecord['items']) {
  requireAmendable(
    lines.map(({ lineId }) => lineId),
    items,
  );
  const byId = new Map(items.map((item) => [item.lineId, item]));
  return lines.map((line) => {
    const proposed = byId.get(line.lineId) ?? line;
    if (!isLeft(line.cropId, proposed.quantity - line.quantity)) throw new ApiError('out_of_stock');
    return { line, proposed };
  });
}

/** The mock server's orders until the handover. */
export const ordersHandlers = mockEndpoints({
  listOrders({ query: { as, status, ...page }, person }) {
    const isMeant = (order: OrderRecord) =>
      order[`${as}Id`] === person.id && (!status || order.status === status);
    return pageOf(newestFirst(where(db.orders, isMeant)), page, (order) => toSummary(order, as));
  },

  getOrder: ({ params, person }) => ({
    data: toOrder(findOwnOrder(params.id, person, 'buyer', 'seller').order),
  }),

  listLastTransactions({ person: { id } }) {
    const own = where(db.orders, ({ buyerId, sellerId }) => buyerId === id || sellerId === id);
    return { data: newestFirst(own).slice(0, 10).map(toTransaction) };
  },

  acceptOrder: ({ params, body, person }) => agree(params.id, person, 'accept', body),

  acceptOrders({ body, person }) {
    const seen = [...new Map(body.orders.map((order) => [order.id, order])).values()];
    const done = seen.map((order) => ({ id: order.id, isDone: isAccepted(order, person) }));
    const idsOf = (isMeant: boolean) =>
      done.filter(({ isDone }) => isDone === isMeant).map(({ id }) => id);
    return { data: { accepted: idsOf(true), refused: idsOf(false) } };
  },

  rejectOrder: ({ params, body, person }) =>
    takeStep(findOwnOrder(params.id, person, 'seller'), 'reject', body),

  packOrder: ({ params, body, person }) => agree(params.id, person, 'pack', body),

  cancelOrder({ params, body, person }) {
    const own = findOwnOrder(params.id, person, 'buyer', 'seller');
    requireStep(own, 'cancel');
    if (own.by === 'seller' && body.reason === undefined) throw invalidField('reason', 'required');
    return takeStep(own, 'cancel', body);
  },

  amendOrder({ params, body: { items, reason }, person }) {
    const own = findOwnOrder(params.id, person, 'seller');
    requireStep(own, 'amend');
    proposedLines(own.order, items);
    const amendment = { id: crypto.randomUUID(), items, reason, at: new Date().toISOString() };
    return takeStep(own, 'amend', { amendment, reason });
  },

  acceptAmendment({ params, body, person }) {
    const own = findOwnOrder(params.id, person, 'buyer');
    requireStep(own, 'accept-amendment');
    const matched = proposedLines(own.order, requireSeenProposal(own.order, body).items);
    for (const { line, proposed } of matched)
      addToStock(line.cropId, line.quantity - proposed.quantity);
    const lines = matched
      .map(({ line, proposed }) => ({ ...line, ...proposed, lineId: crypto.randomUUID() }))
      .filter(({ quantity }) => quantity > 0);
    return takeStep(own, 'accept-amendment', { lines, amendment: null });
  },

  declineAmendment({ params, body, person }) {
    const own = findOwnOrder(params.id, person, 'buyer');
    requireStep(own, 'decline-amendment');
    requireSeenProposal(own.order, body);
    return takeStep(own, 'decline-amendment', { amendment: null });
  },
});
