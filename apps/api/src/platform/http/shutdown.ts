import { ApiError } from '@upaj/contract/api-error';
import type { FastifyInstance } from 'fastify';

/** Refuses what still comes over open connections once the server is stopping; what is running goes on. */
export function refuseDuringShutdown(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async () => {
    if (isStopping)
      throw new ApiError('unavailable', { message: 'Upaj is stopping. Please try again soon.' });
  });
}
