import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ById, ByUserId, pageOf, reply } from './fields.ts';
import {
  AcceptedOrders,
  CancelReason,
  Delivery,
  HandoverCode,
  NewAmendment,
  NewOrders,
  Objection,
  OrderReason,
  SeenOrder,
  SeenOrders,
  SeenProposal,
} from './order-requests.schema.ts';
import { Order, OrderFilter, OrderSummary, Transaction } from './orders.schema.ts';

const orders = { resource: 'orders' } as const;
const step = {
  ...orders,
  method: 'POST',
  params: ById,
  replies: { 200: reply(Order) },
  errors: [401, 403, 404, 409],
} as const;

export const placeOrders = defineEndpoint({
  ...orders,
  name: 'placeOrders',
  method: 'POST',
  path: '/api/v1/orders',
  access: 'authenticated',
  summary:
    'Orders items: one order for each seller. 409 names each line that has changed, or the cap of a new buyer.',
  body: NewOrders,
  isIdempotent: true,
  replies: { 201: reply(z.array(Order)) },
  errors: [401, 409, 422],
});

export const getCheckout = defineEndpoint({
  ...orders,
  name: 'getCheckout',
  method: 'GET',
  path: '/api/v1/checkouts/:key',
  access: 'authenticated',
  summary: 'Reads the orders that were placed with an Idempotency-Key; 404 if there are none.',
  params: z.strictObject({ key: z.uuid().check(z.describe('The Idempotency-Key, a UUID')) }),
  replies: { 200: reply(z.array(Order)) },
  errors: [401, 404],
});

export const listOrders = defineEndpoint({
  ...orders,
  name: 'listOrders',
  method: 'GET',
  path: '/api/v1/orders',
  access: 'authenticated',
  summary: "Lists one's orders as buyer or seller, newest first.",
  query: OrderFilter,
  replies: { 200: pageOf(OrderSummary) },
  errors: [401],
});

export const acceptOrders = defineEndpoint({
  ...orders,
  name: 'acceptOrders',
  method: 'POST',
  path: '/api/v1/orders/accept',
  access: 'authenticated',
  summary: 'The seller accepts several orders, each on its own.',
  body: SeenOrders,
  replies: { 200: reply(AcceptedOrders) },
  errors: [401],
});

export const getOrder = defineEndpoint({
  ...orders,
  name: 'getOrder',
  method: 'GET',
  path: '/api/v1/orders/:id',
  access: 'party',
  summary: 'Reads one order with its history.',
  params: ById,
  replies: { 200: reply(Order) },
  errors: [401, 403, 404],
});

export const acceptOrder = defineEndpoint({
  ...step,
  name: 'acceptOrder',
  path: '/api/v1/orders/:id/accept',
  access: 'seller',
  summary: 'The seller accepts the order.',
  body: SeenOrder,
});

export const rejectOrder = defineEndpoint({
  ...step,
  name: 'rejectOrder',
  path: '/api/v1/orders/:id/reject',
  access: 'seller',
  summary: 'The seller rejects the order.',
  body: OrderReason,
});

export const packOrder = defineEndpoint({
  ...step,
  name: 'packOrder',
  path: '/api/v1/orders/:id/pack',
  access: 'seller',
  summary: 'The goods are packed.',
  body: SeenOrder,
});

export const cancelOrder = defineEndpoint({
  ...step,
  name: 'cancelOrder',
  path: '/api/v1/orders/:id/cancel',
  access: 'party',
  summary: 'Buyer before packing, or seller with a reason, cancels the order.',
  body: CancelReason,
});

export const amendOrder = defineEndpoint({
  ...step,
  name: 'amendOrder',
  path: '/api/v1/orders/:id/amend',
  access: 'seller',
  summary:
    'The seller proposes other quantities or prices; a further proposal replaces it; takes 20.',
  body: NewAmendment,
});

export const acceptAmendment = defineEndpoint({
  ...step,
  name: 'acceptAmendment',
  path: '/api/v1/orders/:id/amend/accept',
  access: 'buyer',
  summary: 'The buyer accepts the proposal; the order is then accepted.',
  body: SeenProposal,
});

export const declineAmendment = defineEndpoint({
  ...step,
  name: 'declineAmendment',
  path: '/api/v1/orders/:id/amend/decline',
  access: 'buyer',
  summary: 'The buyer declines the proposal; the order stays as it was.',
  body: SeenProposal,
});

export const getHandoverCode = defineEndpoint({
  ...orders,
  name: 'getHandoverCode',
  method: 'GET',
  path: '/api/v1/orders/:id/handover-code',
  access: 'buyer',
  summary: 'Reads the code that the buyer shows at the handover.',
  params: ById,
  replies: { 200: reply(HandoverCode) },
  errors: [401, 403, 404],
});

export const deliverOrder = defineEndpoint({
  ...step,
  name: 'deliverOrder',
  path: '/api/v1/orders/:id/deliver',
  access: 'seller',
  summary:
    "Records the handover with the buyer's code, or with a reason, to which the buyer may object for 48 hours; takes five wrong codes.",
  body: Delivery,
});

export const objectToHandover = defineEndpoint({
  ...step,
  name: 'objectToHandover',
  path: '/api/v1/orders/:id/object',
  access: 'buyer',
  summary:
    'The buyer objects to a handover without a code; the seller then corrects it with the code.',
  body: Objection,
});

export const listLastTransactions = defineEndpoint({
  ...orders,
  name: 'listLastTransactions',
  method: 'GET',
  path: '/api/v1/transaction/last-10/:userId',
  access: 'self',
  summary: "One's last ten trades, newest first.",
  params: ByUserId,
  replies: { 200: reply(z.array(Transaction)) },
  errors: [401, 403],
});
