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
 * A failed query carries its parameters, which are personal data; the log gets the rest, down to the first cause.
 * Any value can be thrown: other values are logged as text, since a serializer that throws fails the request.
 */
function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const query = 'query' in error && 'params' in error && { query: error.query };
  // Causes may be circular.
  if (error.cause instanceof Error && depth < 8)
    return { ...errorForLog(error.cause, depth + 1), ...query };
  // ETIMEDOUT, ECONNREFUSED, 23505: an operator searches for these. The name `code` would be redacted like an OTP.
  const code = 'code' in error && typeof error.code === 'string' && { errorCode: error.code };
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code, ...query };
}

/** Removes secrets from the log. */
export const logPrivacy = {
  redact: {
    paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[secret]',
  },
  serializers: { err: (error: unknown) => errorForLog(error) },
};

/** Adds the redaction of secrets to a logger. */
export function redactSecrets(logger: Logger): Logger {
  if (typeof logger !== 'object') return logger;
  const { redact, serializers } = logPrivacy;
  return { ...logger, redact, serializers: { ...serializers, ...logger.serializers } };
}

/** What a handler adds to the log line of a request. */
export interface LogFields {
  /** The id of the user who has just signed in. */
  person?: string;
  /** The e-mail address of a sign-in; the log gets a digest of it. */
  email?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    logFields: LogFields;
  }
}

/**
 * Writes one line for each request, and returns its id to the client. With the same secret the same address
 * has the same digest in the log; without the secret the address cannot be found out.
 */
export function logRequests(app: FastifyInstance, secret: string): void {
  const digest = (email: string) =>
    createHmac('sha256', secret).update(`log ${email}`).digest('base64url').slice(0, 16);
  app.addHook('onRequest', async (request, reply) => {
    request.logFields = {};
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // A malformed URL is rejected before the log fields exist.
    const { method, routeOptions, ip, person, logFields = {} } = request;
    const ms = Math.round(reply.elapsedTime);
    const { statusCode: status } = reply;
    const who = {
      person: person?.id ?? logFields.person,
      email: logFields.email && digest(logFields.email),
    };
    request.log.info({ method, route: routeOptions.url, status, ms, ip, ...who }, 'done');
  });
}
