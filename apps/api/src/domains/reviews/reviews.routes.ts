import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Reviews } from './reviews.service.ts';

/** Registers the endpoints of reviews. */
export function reviewRoutes(app: FastifyInstance, reviews: Reviews): void {
  registerRoute(app, contract.listReviews, async ({ person, params, query }) =>
    ok(await reviews.list(person, params.id, query)),
  );

  registerRoute(app, contract.createReview, async ({ person, params, body }) =>
    ok({ data: await reviews.create(person, params.id, body) }),
  );

  registerRoute(app, contract.updateReview, async ({ params, body }) =>
    ok({ data: await reviews.update(params.id, body) }),
  );

  registerRoute(app, contract.answerReview, async ({ params, body }) =>
    ok({ data: await reviews.answer(params.id, body) }),
  );
}
