import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Orders } from './orders.service.ts';

/** Registers the endpoints of orders. */
export function orderRoutes(app: FastifyInstance, orders: Orders): void {
  registerRoute(app, contract.placeOrders, async ({ person, body, idempotencyKey }) =>
    ok({
      data: await orders.checkout.place(person, body, idempotencyKey),
      message: 'Order placed',
    }),
  );

  registerRoute(app, contract.getCheckout, async ({ person, params }) =>
    ok({ data: await orders.checkout.find(person, params.key) }),
  );

  registerRoute(app, contract.listOrders, async ({ person, query }) =>
    ok(await orders.list(person, query)),
  );

  registerRoute(app, contract.acceptOrders, async ({ person, body }) =>
    ok({ data: await orders.acceptMany(person, body.orders) }),
  );

  registerRoute(app, contract.getOrder, async ({ params }) =>
    ok({ data: await orders.read(params.id) }),
  );

  registerRoute(app, contract.listLastTransactions, async ({ params }) =>
    ok({ data: await orders.listRecent(params.userId) }),
  );

  stepRoutes(app, orders);
}

/** Registers the endpoints of the steps of one order. */
function stepRoutes(app: FastifyInstance, orders: Orders): void {
  registerRoute(app, contract.acceptOrder, async ({ person, params, body }) =>
    ok({ data: await orders.accept(person, params.id, body) }),
  );

  registerRoute(app, contract.rejectOrder, async ({ person, params, body }) =>
    ok({ data: await orders.reject(person, params.id, body.reason) }),
  );

  registerRoute(app, contract.packOrder, async ({ person, params, body }) =>
    ok({ data: await orders.pack(person, params.id, body) }),
  );

  registerRoute(app, contract.cancelOrder, async ({ person, params, body }) =>
    ok({ data: await orders.cancel(person, params.id, body.reason) }),
  );

  registerRoute(app, contract.amendOrder, async ({ person, params, body }) =>
    ok({ data: await orders.amend(person, params.id, body) }),
  );

  registerRoute(app, contract.acceptAmendment, async ({ person, params, body }) =>
    ok({ data: await orders.acceptAmendment(person, params.id, body) }),
  );

  registerRoute(app, contract.declineAmendment, async ({ person, params, body }) =>
    ok({ data: await orders.declineAmendment(person, params.id, body) }),
  );

  registerRoute(app, contract.getHandoverCode, async ({ params }) =>
    ok({ data: await orders.handoverCode(params.id) }),
  );

  registerRoute(app, contract.deliverOrder, async ({ person, params, body }) =>
    ok({ data: await orders.deliver(person, params.id, body) }),
  );

  registerRoute(app, contract.objectToHandover, async ({ person, params, body }) =>
    ok({ data: await orders.object(person, params.id, body) }),
  );
}
