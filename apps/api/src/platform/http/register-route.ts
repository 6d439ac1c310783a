import { Readable } from 'node:stream';
import { type Endpoint, errorStatusesOf, type ReplyOf } from '@upaj/contract/endpoint';
import { ErrorReply } from '@upaj/contract/error-reply';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import type { $ZodType, output } from 'zod/v4/core';
import { accessCheck } from '../access/access-policies.ts';
import { authenticate, requireSelf } from '../access/authenticate.ts';
import type { Person } from '../access/person.ts';
import { type Cookies, cookiesOf } from './cookies.ts';
import { addEtag } from './etag.ts';
import { type ReceivedFile, receiveForm } from './form-data.ts';
import type { LogFields } from './log.ts';
import { pageLanguage } from './page-language.ts';
import { validate } from './validate.ts';

type Output<S> = S extends $ZodType ? output<S> : undefined;

/** The input of a handler, parsed by the contract. */
export interface RequestContext<C extends Endpoint> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
  /** The signed-in user; may be undefined on public endpoints. */
  person: C['access'] extends 'anyone' ? Person | undefined : Person;
  /** Files of a multipart request; they are removed once the handler has ended. */
  files: readonly ReceivedFile[];
  idempotencyKey: string | undefined;
  caller: { address: string; userAgent: string | undefined; language: 'en' | 'hi' };
  cookies: Cookies;
  /** Adds fields to the log line of this request. */
  addLogFields: (fields: LogFields) => void;
}

/** A large reply may be a stream of JSON. */
type Handler<C extends Endpoint> = (context: RequestContext<C>) => Promise<ReplyOf<C> | Readable>;

const IdempotencyKey = z.looseObject({
  'idempotency-key': z.optional(
    z
      .string()
      .check(z.minLength(1), z.maxLength(200), z.regex(/^[\x20-\x7e]+$/))
      .check(z.describe('The same key and body gives the first answer again, for 24 hours')),
  ),
});
const LastEventId = z.looseObject({
  'last-event-id': z.optional(
    z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\x20-\x7e]+$/)),
  ),
});
const Nothing = z.undefined();

/** Registers the handler of an endpoint; the contract gives URL, schemas, access, response and errors. */
export function registerRoute<const C extends Endpoint>(
  app: FastifyInstance,
  endpoint: C,
  handler: Handler<NoInfer<C>>,
): void {
  const status = successStatus(endpoint);
  const checkAccess = accessCheck(app, endpoint);
  const isPublicRead = endpoint.method === 'GET' && endpoint.access === 'anyone';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    config: { endpoint },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    // Before the body, so that the upload of a visitor is not read.
    onRequest: async (request) => {
      request.person = await authenticate(app, request, endpoint.access);
    },
    // After validation, so that a malformed id is rejected before it is looked up.
    preHandler: checkAccess,
    ...(isPublicRead && { onSend: addEtag }),
    // The handler of a form reads and validates it, and removes its files.
    ...(endpoint.files && { validatorCompiler: validateAllButBody }),
    handler: async (request, reply) => {
      if (!isPublicRead) reply.header('cache-control', 'no-store');
      const result = await app.limitWrites(request, () =>
        endpoint.files
          ? handleForm(app, endpoint, handler, request, reply)
          : handler(requestContext<C>(app, request, reply, request.body, [])),
      );
      return send(reply, status, result);
    },
  });
}

function send(reply: FastifyReply, status: number, result: unknown) {
  if (result instanceof Readable) reply.type('application/json; charset=utf-8');
  return status === 204 ? reply.code(204).send() : reply.code(status).send(result);
}

function successStatus(endpoint: Endpoint): number {
  const [status] = Object.keys(endpoint.replies);
  if (!status) throw new Error(`${endpoint.name} has no reply`);
  return Number(status);
}

async function handleForm<C extends Endpoint>(
  app: FastifyInstance,
  endpoint: C,
  handler: Handler<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!endpoint.files || !endpoint.body) throw new Error(`${endpoint.name} takes no form`);
  const form = await receiveForm(request, endpoint.files, app.uploadsDir);
  try {
    return await handler(
      requestContext<C>(app, request, reply, form.check(endpoint.body), form.files),
    );
  } finally {
    await form.discard();
  }
}

/** Builds the input of a handler. */
export function requestContext<C extends Endpoint>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  files: readonly ReceivedFile[],
): RequestContext<C> {
  requireSelf(request, body);
  const key = request.headers['idempotency-key'];
  const parts = {
    params: request.params,
    query: request.query,
    body,
    person: request.person,
    files,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    caller: {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      language: pageLanguage(request.url, request.headers),
    },
    cookies: cookiesOf(request, reply, app.hasSecureCookies),
    addLogFields: (fields: LogFields) => void Object.assign(request.logFields, fields),
  };
  // Fastify types the parts as unknown; each has been parsed by the schema of its type.
  return parts as RequestContext<C>;
}

function validateAllButBody({ schema, httpPart }: { schema: unknown; httpPart?: string }) {
  return httpPart === 'body'
    ? (value: unknown) => ({ value })
    : validatorCompiler({ schema: schema as $ZodType });
}

/** Fastify's validator: the schemas of the contract, with field errors in the format of the API. */
export function validatorCompiler({ schema }: { schema: $ZodType }) {
  return (value: unknown) => {
    try {
      return { value: validate(schema, value) };
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)) };
    }
  };
}

/** Describes an endpoint to Fastify: what is validated, and what the API description says. */
export function routeSchema(endpoint: Endpoint): FastifySchema & Record<string, unknown> {
  const statuses = errorStatusesOf(endpoint).map((status) => [status, ErrorReply]);
  const replies = Object.entries(endpoint.replies).map(([status, reply]) => [
    status,
    reply ?? Nothing,
  ]);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.resource],
    ...(endpoint.access !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.files && { consumes: ['multipart/form-data'] }),
    ...(endpoint.isIdempotent && { headers: IdempotencyKey }),
    ...(endpoint.isStream && { headers: LastEventId }),
    response: Object.fromEntries([...replies, ...statuses]),
  };
}
