import { type FastifyInstance, fastify } from 'fastify';
import type { AppDeps } from './process/run.ts';

/** Builds the server. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({ logger: deps.logger, trustProxy: deps.trustProxy });
  app.get('/healthz', async () => ({ success: true }));
  return app;
}
