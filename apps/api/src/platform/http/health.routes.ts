import { ApiError, notFound } from '@upaj/contract/api-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';

/** Endpoints for monitoring: liveness, readiness and metrics. */
export function healthRoutes(
  app: FastifyInstance,
  {
    askDatabase,
    hasRoom,
    hasPublicMetrics,
    registry,
  }: {
    /** Checks that the database responds. */
    askDatabase: () => Promise<unknown>;
    /** Checks that there is free space on the disk. */
    hasRoom: () => Promise<boolean>;
    /** Whether `/metrics` is open to other machines too. */
    hasPublicMetrics: boolean;
    /** The metrics of this process. */
    registry: Registry;
  },
): void {
  const hidden = { schema: { hide: true } };
  const seconds = measures(registry);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/healthz', hidden, async () => ({ success: true }));
  app.get('/readyz', hidden, async (request) => {
    try {
      await askDatabase();
    } catch (error) {
      request.log.error({ err: error }, 'database does not respond');
      throw new ApiError('unavailable', { message: 'The database does not answer' });
    }
    if (!(await hasRoom())) {
      throw new ApiError('storage_full', { message: 'The disk of DATA_DIR is nearly full' });
    }
    return { success: true };
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!hasPublicMetrics && !isFromHere(request)) throw notFound('Address');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Whether a request comes from this machine, and not through a proxy on it. No header can say so: a client writes it. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

function measures(registry: Registry): Histogram {
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return seconds;
}
