import { ApiError, invalidField } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { SeenOrder } from '@upaj/contract/order-requests.schema';
import { mockEndpoint } from './mock-endpoint.ts';
import { findOwnOrder, orderReply, requireStep, takeStep } from './order-records.ts';
import { requireTotal } from './order-terms.ts';
import type { PersonRecord } from './records.ts';

/** A step of the seller that agrees to the order as it was seen. */
function agree(id: string, person: PersonRecord, action: 'accept' | 'pack', seen: SeenOrder) {
  const own = findOwnOrder(id, person, 'seller');
  requireStep(own, action);
  requireTotal(own.order, seen);
  return takeStep(own, action);
}

const acceptOrder = mockEndpoint(contract.acceptOrder, ({ params, body, person }) =>
  orderReply(agree(params.id, person, 'accept', body)),
);

function isAccepted(id: string, person: PersonRecord, seen: SeenOrder): boolean {
  try {
    agree(id, person, 'accept', seen);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

const acceptOrders = mockEndpoint(contract.acceptOrders, ({ body, person }) => {
  const accepted: string[] = [];
  const refused: string[] = [];
  for (const [id, seen] of new Map(body.orders.map((order) => [order.id, order])))
    (isAccepted(id, person, seen) ? accepted : refused).push(id);
  return { status: 200, body: { success: true, data: { accepted, refused } } };
});

const rejectOrder = mockEndpoint(contract.rejectOrder, ({ params, body, person }) =>
  orderReply(takeStep(findOwnOrder(params.id, person, 'seller'), 'reject', body)),
);

const packOrder = mockEndpoint(contract.packOrder, ({ params, body, person }) =>
  orderReply(agree(params.id, person, 'pack', body)),
);

const cancelOrder = mockEndpoint(contract.cancelOrder, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'buyer', 'seller');
  requireStep(own, 'cancel');
  if (own.by === 'seller' && body.reason === undefined) throw invalidField('reason', 'required');
  return orderReply(takeStep(own, 'cancel', body));
});

/** The mock server's steps of an order without lines or money. */
export const orderStepHandlers = [acceptOrder, acceptOrders, rejectOrder, packOrder, cancelOrder];
