import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { ApiError, errorReplyOf, invalidField, notFound } from '@upaj/contract/api-error';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import { runForCaller } from '../concurrency/caller-context.ts';
import { callerGroup } from '../limits/caller-group.ts';
import { replyWithError } from './error-reply.ts';
import { ignoreForwardedPorts } from './forwarded-for.ts';
import { logRequests, redactSecrets } from './log.ts';
import { validatorCompiler } from './register-route.ts';
import { serializerCompiler } from './serializer.ts';
import { refuseDuringShutdown } from './shutdown.ts';

// The longest text is a question of 10,000 characters, in Hindi 30 kB; what is larger travels as a form.
const JSON_BYTES = 64 * 1024;
// The longest address that the portal writes is a search with every filter, about 2,000 characters.
const ADDRESS_LENGTH = 4096;

/** Makes a server that knows how to read, refuse and log, and has no routes yet. */
export async function createServer(options: {
  logger: FastifyServerOptions['logger'];
  trustProxy: boolean;
  /** Keys what the log says of e-mail addresses; each process has one of its own if none is given. */
  secret?: string;
  /** Whether people come over HTTPS. */
  isHttps?: boolean;
  /** Milliseconds that a request may take to arrive. */
  requestTimeout?: number;
}): Promise<FastifyInstance> {
  // Six photographs of 400 kB are on their way for 7 minutes at 50 kbit/s.
  const { requestTimeout = 900_000 } = options;
  const app: FastifyInstance = fastify({
    logger: redactSecrets(options.logger),
    // The address that the nearest proxy saw: whatever stands before it in the header, a stranger may have written.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: JSON_BYTES,
    requestTimeout,
    // Node looks for late bodies only if headers have the shorter time.
    http: { headersTimeout: requestTimeout / 15, connectionsCheckingInterval: requestTimeout / 30 },
    // Ours says it in the one error shape.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Node's own parser puts a replacement character where bytes make no sense, which no text of ours may hold.
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
  app.decorate('hasSecureCookies', options.isHttps ?? false);
  if (options.trustProxy) ignoreForwardedPorts(app);
  refuseLongAddresses(app);
  readJson(app);
  logRequests(app, options.secret ?? randomUUID());
  refuseDuringShutdown(app);
  // What many wait for is shared out by address.
  app.addHook('preHandler', (request, _reply, done) => runForCaller(callerGroup(request.ip), done));
  // The portal's files are compressed by its build; bodies that people send stay as they are.
  await app.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  return app;
}

/** Refuses a long address before anything is made of it: matching, decoding and redirecting all cost by its length. */
function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > ADDRESS_LENGTH) throw new ApiError('address_too_long');
  });
}

function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    // Decoding would quietly put a replacement character where the bytes make no sense.
    if (!isUtf8(bytes)) return done(invalidField('body', 'wrong_encoding'));
    parse(request, bytes.toString('utf8'), done);
  });
}

/** Answers what is not even HTTP, in the one error shape all the same. */
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
