import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Sellers } from './sellers.service.ts';

/** Registers the endpoints of sellers. */
export function sellerRoutes(app: FastifyInstance, sellers: Sellers): void {
  registerRoute(app, contract.createSeller, async ({ body }) =>
    ok({
      data: await sellers.register(body),
      message: 'You are now a seller',
    }),
  );

  registerRoute(app, contract.getSeller, async ({ params }) =>
    ok({
      data: await sellers.read(params.userId),
    }),
  );

  registerRoute(app, contract.updateSeller, async ({ person, body, caller }) =>
    ok({
      data: await sellers.update(person, body, caller),
    }),
  );
}
