import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Orders } from './orders.service.ts';

/** Registers the endpoints of the payment of an order. */
export function paymentRoutes(app: FastifyInstance, orders: Orders): void {
  registerRoute(app, contract.claimPayment, async ({ person, params, body }) =>
    ok({ data: await orders.claimPayment(person, params.id, body) }),
  );

  registerRoute(app, contract.confirmPayment, async ({ person, params, body }) =>
    ok({ data: await orders.confirmPayment(person, params.id, body) }),
  );

  registerRoute(app, contract.disputePayment, async ({ person, params, body }) =>
    ok({ data: await orders.disputePayment(person, params.id, body) }),
  );

  registerRoute(app, contract.refundPayment, async ({ person, params, body }) =>
    ok({ data: await orders.refundPayment(person, params.id, body) }),
  );
}
