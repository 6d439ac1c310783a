import { ApiError, errorReplyOf, notAllowed, notSignedIn } from '@upaj/contract/api-error';
import { findEndpoint, validateReply } from '@upaj/contract/check-reply';
import { contract, type EndpointName } from '@upaj/contract/contract';
import type { Endpoint, ReplyOf } from '@upaj/contract/endpoint';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { $ZodObject } from 'zod/v4/core';
import { db } from './db.ts';
import { type Parsed, parseRequest } from './parse-request.ts';
import type { PersonRecord } from './records.ts';
import { personOf } from './sessions.ts';

/** The reply of a mock: a status and, unless it is 204, a body. */
export interface MockReply {
  status: number;
  body?: unknown;
}

/** A parsed request and its user; endpoints that need a session always have one. */
export type MockRequest<C extends Endpoint> = Parsed<C> & {
  request: Request;
  person: C['access'] extends 'anyone' ? PersonRecord | undefined : PersonRecord;
};

export type Resolver<C extends Endpoint> = (
  request: MockRequest<C>,
) => MockReply | Promise<MockReply>;

const verbs = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** Makes a handler for the path of an endpoint, at any origin. */
export function handle(endpoint: Endpoint, respond: Parameters<typeof http.get>[1]): HttpHandler {
  return verbs[endpoint.method](`*${endpoint.path}`, (info) => {
    // `/user/:id` also matches `/user/sessions`, which is another endpoint.
    const isMatch =
      findEndpoint(endpoint.method, new URL(info.request.url).pathname)?.name === endpoint.name;
    return isMatch ? respond(info) : undefined;
  });
}

/** Turns a reply into a response. A reply that violates the contract throws, so that a mock cannot drift. */
export function respond(endpoint: Endpoint, { status, body }: MockReply): HttpResponse<string> {
  const mismatch = validateReply(endpoint, status, body);
  if (mismatch) throw new Error(`The mock of ${endpoint.name} violates the contract: ${mismatch}`);
  if (status === 204) return new HttpResponse(null, { status });
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

/**
 * Mocks an endpoint: parses the request against the contract, lets `resolve` return a reply or throw an `ApiError`,
 * and validates the reply.
 *
 * @example mockEndpoint(contract.getUser, ({ params }) => ({ status: 200, body: reply(find(params.id)) }))
 */
export function mockEndpoint<C extends Endpoint>(endpoint: C, resolve: Resolver<C>): HttpHandler {
  return handleParsed(endpoint, async (request) => respond(endpoint, await resolve(request)));
}

/** What a mock says of a reply: its fields beside `success`, and nothing where the reply has no body. */
type Said<Reply> = Reply extends null ? undefined : Omit<Reply, 'success'>;

type Contract = typeof contract;
type SayFor<C extends Endpoint> = (
  asked: MockRequest<C>,
) => Said<ReplyOf<C>> | Promise<Said<ReplyOf<C>>>;

/** The success reply of an endpoint with these fields. */
function replyOf({ replies }: Endpoint, said: unknown): MockReply {
  const [[status, schema] = ['204', null]] = Object.entries(replies);
  if (!schema) return { status: Number(status) };
  const saysSuccess = schema instanceof $ZodObject && 'success' in schema._zod.def.shape;
  return { status: Number(status), body: saysSuccess ? { success: true, ...Object(said) } : said };
}

/** Does a write once for each Idempotency-Key; the same key gets the first reply again. */
async function once(key: string | undefined, write: () => Promise<MockReply>): Promise<MockReply> {
  const reply = (key && db.storedReplies.get(key)) || (await write());
  if (key) db.storedReplies.set(key, reply);
  return reply;
}

/**
 * Mocks endpoints by their names: each function gets the parsed request and returns the fields of the success reply
 * beside `success`, or throws an `ApiError`.
 *
 * @example mockEndpoints({ getCart: ({ person }) => ({ data: toCart(person.id) }) })
 */
export function mockEndpoints(mocks: { [Name in EndpointName]?: SayFor<Contract[Name]> }) {
  return Object.entries(mocks).map(([name, say]) => {
    // Each key is the name of its endpoint, and each function takes its request: the type above says so.
    const endpoint: Endpoint = contract[name as EndpointName];
    const answer = say as (asked: MockRequest<Endpoint>) => unknown;
    return mockEndpoint(endpoint, (asked) => {
      const sent = endpoint.isIdempotent ? asked.request.headers.get('idempotency-key') : null;
      const key = sent ? `${asked.person?.id} ${name} ${sent}` : undefined;
      return once(key, async () => replyOf(endpoint, await answer(asked)));
    });
  });
}

/** Refuses requests about another user than the one who is signed in. */
function requireSelf(person: PersonRecord | undefined, ...parts: unknown[]): void {
  const { id, userId = id } = Object.assign({}, ...parts);
  if (userId !== person?.id) throw notAllowed();
}

/** Makes a handler that gets the parsed request; an `ApiError` that it throws becomes the response. */
export function handleParsed<C extends Endpoint>(
  endpoint: C,
  toResponse: (request: MockRequest<C>) => Promise<Response>,
): HttpHandler {
  return handle(endpoint, async ({ request, params }) => {
    try {
      const person = personOf(request);
      if (endpoint.access !== 'anyone' && !person) throw notSignedIn();
      if (endpoint.access === 'moderator' && !person?.isModerator) throw notAllowed();
      const { '0': _origin, ...named } = params;
      const parsed = await parseRequest(endpoint, request, named);
      if (endpoint.access === 'self') requireSelf(person, parsed.body, parsed.params);
      // For an endpoint that needs a session, `person` is set above.
      const parsedRequest = { ...parsed, request, person } as MockRequest<C>;
      return await toResponse(parsedRequest);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return respond(endpoint, errorReplyOf(error));
    }
  });
}
