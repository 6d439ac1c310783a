import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Carts } from './cart.service.ts';

/** Registers the endpoints of the cart. */
export function cartRoutes(app: FastifyInstance, cart: Carts): void {
  registerRoute(app, contract.getCart, async ({ person }) => ok({ data: await cart.read(person) }));

  registerRoute(app, contract.mergeCart, async ({ person, body }) =>
    ok({ data: await cart.merge(person, body.items) }),
  );

  registerRoute(app, contract.putCartItem, async ({ person, params, body }) =>
    ok({ data: await cart.put(person, params.cropId, body.quantity) }),
  );

  registerRoute(app, contract.deleteCartItem, async ({ person, params }) =>
    ok({ data: await cart.remove(person, params.cropId) }),
  );
}
