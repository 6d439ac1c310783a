import { createHmac } from 'node:crypto';
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

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  errorCode?: string;
  query?: unknown;
  [key: string]: unknown;
}

/**
 * A failed query carries its parameters, which are people's data; the log gets the rest, down to the first cause.
 * Anything can be thrown: what is no error is logged as text, since a serializer that throws fails the request.
 */
function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const query = 'query' in error && 'params' in error && { query: error.query };
  // Errors may name each other as their cause.
  if (error.cause instanceof Error && depth < 8)
    return { ...errorForLog(error.cause, depth + 1), ...query };
  // ETIMEDOUT, ECONNREFUSED, 23505: what an operator searches for. A `code` would be redacted, as that of a buyer is.
  const code = 'code' in error && typeof error.code === 'string' && { errorCode: error.code };
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code, ...query };
}

/** Keeps people's secrets out of a log. */
export const logPrivacy = {
  redact: {
    paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[secret]',
  },
  serializers: { err: (error: unknown) => errorForLog(error) },
};

/** Adds to a logger what keeps people's secrets out of it. */
export function redactSecrets(logger: Logger): Logger {
  if (typeof logger !== 'object') return logger;
  const { redact, serializers } = logPrivacy;
  return { ...logger, redact, serializers: { ...serializers, ...logger.serializers } };
}

/** What a handler knows of a request that its line in the log should say. */
export interface LogFields {
  /** The id of the person who has just been given a session. */
  person?: string;
  /** The address that somebody gave for their own; the log gets a digest of it. */
  email?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    told: LogFields;
  }
}

/**
 * Writes one line for each request, and gives the caller its id to ask about. With the same secret the same address
 * has the same digest in the log; without it nobody finds out which one that is.
 */
export function logRequests(app: FastifyInstance, secret: string): void {
  const digest = (email: string) =>
    createHmac('sha256', secret).update(`log ${email}`).digest('base64url').slice(0, 16);
  app.addHook('onRequest', async (request, reply) => {
    request.told = {};
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // An address that cannot be read is refused before anything is noted.
    const { method, routeOptions, ip, person, told = {} } = request;
    const ms = Math.round(reply.elapsedTime);
    const { statusCode: status } = reply;
    const who = {
      person: person?.id ?? told.person,
      email: told.email && digest(told.email),
    };
    request.log.info({ method, route: routeOptions.url, status, ms, ip, ...who }, 'done');
  });
}
