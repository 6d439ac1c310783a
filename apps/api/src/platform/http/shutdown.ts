import { ApiError } from '@upaj/contract/api-error';
import type { FastifyInstance } from 'fastify';

/** Rejects new requests on open connections once the server is stopping; running ones finish. */
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
