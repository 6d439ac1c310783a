import type { FastifyInstance, FastifyServerOptions } from 'fastify';

type Logger = FastifyServerOptions['logger'];

const secrets = [
  'authorization',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accountNo',
  'otp',
  'code',
  'cookie',
];

/** A failed query carries its parameters, which are people's data; the log gets the rest, down to the first cause. */
function errorForLog(error: Error): { type: string; message: string; stack: string } {
  const query = 'query' in error && 'params' in error && { query: error.query };
  if (error.cause instanceof Error) return { ...errorForLog(error.cause), ...query };
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...query };
}

/** Adds to a logger what keeps people's secrets out of it. */
export function discreet(logger: Logger): Logger {
  if (typeof logger !== 'object') return logger;
  return {
    ...logger,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
    serializers: { err: errorForLog, ...logger.serializers },
  };
}

/** Writes one line for each request, and gives the caller its id to ask about. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip, person } = request;
    const ms = Math.round(reply.elapsedTime);
    const { statusCode: status } = reply;
    const line = { method, route: routeOptions.url, status, ms, ip, person: person?.id };
    request.log.info(line, 'done');
  });
}
