import { ApiError, invalidField } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from './mock-endpoint.ts';
import { findOwnOrder, orderReply, requireStep, takeStep } from './order-records.ts';
import { requireProposal } from './order-terms.ts';
import type { AmendmentRecord, OrderLineRecord, OrderRecord } from './records.ts';
import { addToStock, isLeft } from './stock.ts';

/** What is said about each line of an order, in its order; throws unless every line is named once. */
export function matchLines<T extends { lineId: string }>(
  { lines }: OrderRecord,
  items: readonly T[],
): { line: OrderLineRecord; item: T }[] {
  const byId = new Map(items.map((item) => [item.lineId, item]));
  const matched = lines.flatMap((line) => {
    const item = byId.get(line.lineId);
    return item ? [{ line, item }] : [];
  });
  if (matched.length === lines.length && items.length === lines.length) return matched;
  throw invalidField('items', 'wrong_format');
}

/** The lines with the proposed quantities and prices; throws if more is proposed than is left. */
function proposedLines(order: OrderRecord, items: AmendmentRecord['items']) {
  const matched = matchLines(order, items);
  if (items.every(({ quantity }) => quantity === 0)) throw invalidField('items', 'too_few', 1);
  for (const { line, item } of matched) {
    if (!isLeft(line.cropId, item.quantity - line.quantity)) throw new ApiError('out_of_stock');
  }
  return matched;
}

const amendOrder = mockEndpoint(contract.amendOrder, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'seller');
  requireStep(own, 'amend');
  const items = proposedLines(own.order, body.items).map(({ item }) => item);
  const { reason } = body;
  const at = new Date().toISOString();
  const amendment = { id: crypto.randomUUID(), items, reason, at };
  return orderReply(takeStep(own, 'amend', { amendment, reason }));
});

const acceptAmendment = mockEndpoint(contract.acceptAmendment, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'buyer');
  requireStep(own, 'accept-amendment');
  const { items } = requireProposal(own.order, body);
  const matched = proposedLines(own.order, items);
  for (const { line, item } of matched) addToStock(line.cropId, line.quantity - item.quantity);
  const lines = matched
    .map(({ line, item }) => ({ ...line, ...item, lineId: crypto.randomUUID() }))
    .filter(({ quantity }) => quantity > 0);
  return orderReply(takeStep(own, 'accept-amendment', { lines, amendment: null }));
});

const declineAmendment = mockEndpoint(contract.declineAmendment, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'buyer');
  requireStep(own, 'decline-amendment');
  requireProposal(own.order, body);
  return orderReply(takeStep(own, 'decline-amendment', { amendment: null }));
});

/** The mock server's proposals of sellers. */
export const amendmentHandlers = [amendOrder, acceptAmendment, declineAmendment];
