import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { ApiError, errorReplyOf, invalidField, notFound } from '@upaj/contract/api-error';
import { usualBodyBytes } from '@upaj/contract/limits';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import { runForCaller } from '../concurrency/caller-context.ts';
import { callerGroup } from '../limits/caller-group.ts';
import { unlimitedWrites } from '../limits/writes-at-once.ts';
import type { CertificateSource } from '../tls/certificate.ts';
import { createSecureServers } from '../tls/secure-server.ts';
import { replyWithError } from './error-reply.ts';
import { ignoreForwardedPorts } from './forwarded-for.ts';
import { readJson } from './json-body.ts';
import { logRequests, redactSecrets } from './log.ts';
import { validatorCompiler } from './register-route.ts';
import { serializerCompiler } from './serializer.ts';
import { refuseDuringShutdown } from './shutdown.ts';

// The longest URL of the portal is a search with every filter, about 2,000 characters.
const ADDRESS_LENGTH = 4096;

/** Creates a server with parsing, error handling and logging, and without routes. */
export async function createServer(options: {
  logger: FastifyServerOptions['logger'];
  trustProxy: boolean;
  /** Key of the digests of e-mail addresses in the log; random for each process by default. */
  secret?: string;
  /** Whether the site uses HTTPS. */
  isHttps?: boolean;
  /** Milliseconds that a client may take to send a request. */
  requestTimeout?: number;
  /** The certificate of a server that speaks HTTPS; without it the server speaks HTTP/1.1. */
  certificate?: CertificateSource | undefined;
}): Promise<FastifyInstance> {
  // Six photographs of 400 kB take 7 minutes at 50 kbit/s.
  const { requestTimeout = 900_000, certificate } = options;
  // Node enforces the time limit of bodies only if that of headers is shorter.
  const headersTimeout = requestTimeout / 15;
  const timeouts = { request: requestTimeout, headers: headersTimeout };
  const secure = certificate && createSecureServers(certificate, timeouts);
  const app: FastifyInstance = fastify({
    ...(secure && { serverFactory: secure.create }),
    logger: redactSecrets(options.logger),
    // The address that the nearest proxy saw: a client may have written the entries before it.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: usualBodyBytes,
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval: requestTimeout / 30 },
    // Our handler responds in the error format of the API.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Node's parser inserts replacement characters for invalid bytes, which must not be stored.
    routerOptions: {
      maxParamLength: 16_384,
      querystringParser: (text) => ({ ...parseQuery(text) }),
    },
    frameworkErrors: (error, request, reply) => replyWithError(error, request, reply),
    clientErrorHandler: refuseUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler((request, reply) => replyWithError(notFound('Address'), request, reply));
  app.decorateRequest('person', undefined);
  app.decorate('accessPolicies', new Map());
  app.decorate('limitWrites', unlimitedWrites);
  app.decorate('hasSecureCookies', options.isHttps ?? false);
  secure?.register(app);
  if (options.trustProxy) ignoreForwardedPorts(app);
  refuseLongAddresses(app);
  readJson(app);
  logRequests(app, options.secret ?? randomUUID());
  refuseDuringShutdown(app);
  // Shared work is scheduled by address.
  app.addHook('preHandler', ({ ip }, _reply, done) => runForCaller(callerGroup(ip), done));
  // The build compresses the files of the portal; request bodies are not decompressed.
  await app.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  return app;
}

/** Rejects a long URL first: the cost of matching, decoding and redirecting grows with its length. */
function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > ADDRESS_LENGTH) throw new ApiError('address_too_long');
  });
}

/** Responds to malformed HTTP in the error format of the API. */
function refuseUnreadable(
  error: Error & { code?: string },
  socket: import('node:net').Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 431
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 408
        : 400;
  const body = JSON.stringify(errorReplyOf(invalidField('request', 'wrong_format')).body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
