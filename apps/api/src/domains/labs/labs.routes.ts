import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Labs } from './labs.service.ts';

/** Registers the endpoint of soil laboratories. */
export function labRoutes(app: FastifyInstance, labs: Labs): void {
  registerRoute(app, contract.listLabs, async ({ query }) => ok({ data: await labs.list(query) }));
}
