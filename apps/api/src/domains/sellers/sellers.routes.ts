import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { SellerFigures } from './seller-figures.service.ts';
import type { Sellers } from './sellers.service.ts';

/** Registers the endpoints of sellers. */
export function sellerRoutes(app: FastifyInstance, sellers: Sellers, figures: SellerFigures): void {
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

  registerRoute(app, contract.setSellerGoals, async ({ params, body }) =>
    ok({ data: await sellers.setGoals(params.userId, body) }),
  );

  registerRoute(app, contract.getSellerDashboard, async ({ params, query }) =>
    ok({ data: await figures.dashboard(params.userId, query.year) }),
  );

  registerRoute(app, contract.getStatement, async ({ params, query }) =>
    ok(await figures.statement(params.userId, query)),
  );

  registerRoute(app, contract.listTopSellers, async ({ query }) =>
    ok({ data: await figures.top(query.year) }),
  );
}
