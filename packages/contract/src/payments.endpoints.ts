import { defineEndpoint } from './endpoint.ts';
import { ById, reply } from './fields.ts';
import { PaymentClaim, PaymentDispute, PaymentReceipt, Refund } from './order-requests.schema.ts';
import { Order } from './orders.schema.ts';

const payment = {
  resource: 'orders',
  method: 'POST',
  params: ById,
  replies: { 200: reply(Order) },
  errors: [401, 403, 404, 409],
} as const;

export const claimPayment = defineEndpoint({
  ...payment,
  name: 'claimPayment',
  path: '/api/v1/orders/:id/payment/claim',
  access: 'buyer',
  summary: 'The buyer reports a payment through UPI; its number is unique for the seller.',
  body: PaymentClaim,
});

export const confirmPayment = defineEndpoint({
  ...payment,
  name: 'confirmPayment',
  path: '/api/v1/orders/:id/payment/confirm',
  access: 'seller',
  summary: 'The seller confirms the reported payment, or what is outstanding.',
  body: PaymentReceipt,
});

export const disputePayment = defineEndpoint({
  ...payment,
  name: 'disputePayment',
  path: '/api/v1/orders/:id/payment/dispute',
  access: 'party',
  summary: 'The seller says that a payment, or the buyer that a refund, has not arrived.',
  body: PaymentDispute,
});

export const refundPayment = defineEndpoint({
  ...payment,
  name: 'refundPayment',
  path: '/api/v1/orders/:id/payment/refund',
  access: 'seller',
  summary: 'The seller reports the refund of what was paid too much.',
  body: Refund,
});
