import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { CropAdviceService } from './crop-advice.service.ts';

/** Registers the endpoint that ranks crops for a field. */
export function cropAdviceRoutes(app: FastifyInstance, advice: CropAdviceService): void {
  registerRoute(app, contract.recommendCrops, async ({ body }) =>
    ok({ data: await advice.recommend(body) }),
  );
}
