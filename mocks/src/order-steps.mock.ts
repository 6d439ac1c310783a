import { ApiError, invalidField } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from './mock-endpoint.ts';
import { findOwnOrder, orderReply, requireStep, takeStep } from './order-records.ts';
import type { PersonRecord } from './records.ts';

const accept = (id: string, person: PersonRecord) =>
  takeStep(findOwnOrder(id, person, 'seller'), 'accept');

const acceptOrder = mockEndpoint(contract.acceptOrder, ({ params, person }) =>
  orderReply(accept(params.id, person)),
);

function isAccepted(id: string, person: PersonRecord): boolean {
  try {
    accept(id, person);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

const acceptOrders = mockEndpoint(contract.acceptOrders, ({ body, person }) => {
  const accepted: string[] = [];
  const refused: string[] = [];
  for (const id of new Set(body.ids)) (isAccepted(id, person) ? accepted : refused).push(id);
  return { status: 200, body: { success: true, data: { accepted, refused } } };
});

const rejectOrder = mockEndpoint(contract.rejectOrder, ({ params, body, person }) =>
  orderReply(takeStep(findOwnOrder(params.id, person, 'seller'), 'reject', body)),
);

const packOrder = mockEndpoint(contract.packOrder, ({ params, person }) =>
  orderReply(takeStep(findOwnOrder(params.id, person, 'seller'), 'pack')),
);

const cancelOrder = mockEndpoint(contract.cancelOrder, ({ params, body, person }) => {
  const own = findOwnOrder(params.id, person, 'buyer', 'seller');
  requireStep(own, 'cancel');
  if (own.by === 'seller' && body.reason === undefined) throw invalidField('reason', 'required');
  return orderReply(takeStep(own, 'cancel', body));
});

/** The mock server's steps of an order without lines or money. */
export const orderStepHandlers = [acceptOrder, acceptOrders, rejectOrder, packOrder, cancelOrder];
