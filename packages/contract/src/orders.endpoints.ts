import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ById, ByUserId, pageOf, reply } from './fields.ts';
import {
  NewOrders,
  Order,
  OrderFilter,
  OrderReason,
  PaymentClaim,
  Transaction,
} from './orders.schema.ts';

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
  summary: 'Orders the cart or the items: one order for each seller.',
  body: NewOrders,
  isIdempotent: true,
  replies: { 201: reply(z.array(Order)) },
  errors: [401, 404, 409, 422],
});

export const listOrders = defineEndpoint({
  ...orders,
  name: 'listOrders',
  method: 'GET',
  path: '/api/v1/orders',
  access: 'authenticated',
  summary: "Lists one's orders as buyer or seller.",
  query: OrderFilter,
  replies: { 200: pageOf(Order) },
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
  errors: [401, 404],
});

export const acceptOrder = defineEndpoint({
  ...step,
  name: 'acceptOrder',
  path: '/api/v1/orders/:id/accept',
  access: 'seller',
  summary: 'The seller accepts the order.',
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
});

export const deliverOrder = defineEndpoint({
  ...step,
  name: 'deliverOrder',
  path: '/api/v1/orders/:id/deliver',
  access: 'seller',
  summary: 'The goods are delivered.',
});

export const cancelOrder = defineEndpoint({
  ...step,
  name: 'cancelOrder',
  path: '/api/v1/orders/:id/cancel',
  access: 'party',
  summary: 'Buyer before packing, or seller with a reason, cancels the order.',
  body: z.strictObject({
    reason: z
      .optional(OrderReason.shape.reason)
      .check(z.describe('Reason, for the other party; required from a seller')),
  }),
});

export const claimPayment = defineEndpoint({
  ...step,
  name: 'claimPayment',
  path: '/api/v1/orders/:id/payment/claim',
  access: 'buyer',
  summary: 'The buyer reports the payment.',
  body: PaymentClaim,
});

export const confirmPayment = defineEndpoint({
  ...step,
  name: 'confirmPayment',
  path: '/api/v1/orders/:id/payment/confirm',
  access: 'seller',
  summary: 'The seller confirms the payment.',
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
