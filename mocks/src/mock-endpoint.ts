import { ApiError, errorReplyOf, notSignedIn } from '@upaj/contract/api-error';
import { findEndpoint, validateReply } from '@upaj/contract/check-reply';
import type { Endpoint } from '@upaj/contract/endpoint';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { type Parsed, parseRequest } from './parse-request.ts';
import type { PersonRecord } from './records.ts';
import { personOf } from './sessions.ts';

/** What a mock answers: a status and, unless it is 204, a body. */
export interface MockReply {
  status: number;
  body?: unknown;
}

/** A parsed request and who sends it; calls that ask for a session always have a person. */
export type MockRequest<C extends Endpoint> = Parsed<C> & {
  request: Request;
  person: C['access'] extends 'anyone' ? PersonRecord | undefined : PersonRecord;
};

export type Resolver<C extends Endpoint> = (
  asked: MockRequest<C>,
) => MockReply | Promise<MockReply>;

const verbs = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** Makes a handler for the address of a call, at whatever origin. */
export function handle(endpoint: Endpoint, respond: Parameters<typeof http.get>[1]): HttpHandler {
  return verbs[endpoint.method](`*${endpoint.path}`, (info) => {
    // `/user/:id` also looks like `/user/sessions`, which is a call of its own.
    const isMeant =
      findEndpoint(endpoint.method, new URL(info.request.url).pathname)?.name === endpoint.name;
    return isMeant ? respond(info) : undefined;
  });
}

/** Turns an answer into a response; one that breaks the contract throws, so that a mock cannot drift. */
export function respond(endpoint: Endpoint, { status, body }: MockReply): HttpResponse<string> {
  const fault = validateReply(endpoint, status, body);
  if (fault) throw new Error(`The mock of ${endpoint.name} breaks the contract: ${fault}`);
  if (status === 204) return new HttpResponse(null, { status });
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

/**
 * Mocks a call: parses the request against the contract, lets `resolve` answer or throw a `Refusal`,
 * and checks what it answers.
 *
 * @example answer(contract.getUser, ({ params }) => ({ status: 200, body: reply(find(params.id)) }))
 */
export function mockEndpoint<C extends Endpoint>(endpoint: C, resolve: Resolver<C>): HttpHandler {
  return handleParsed(endpoint, async (asked) => respond(endpoint, await resolve(asked)));
}

/** Makes a handler that gets the parsed request; an `ApiError` that it throws becomes the response. */
export function handleParsed<C extends Endpoint>(
  endpoint: C,
  toResponse: (asked: MockRequest<C>) => Promise<Response>,
): HttpHandler {
  return handle(endpoint, async ({ request, params }) => {
    try {
      const person = personOf(request);
      if (endpoint.access !== 'anyone' && !person) throw notSignedIn();
      const { '0': _origin, ...named } = params;
      const parsed = await parseRequest(endpoint, request, named);
      // A call that asks for a session has found its person above.
      const asked = { ...parsed, request, person } as MockRequest<C>;
      return await toResponse(asked);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return respond(endpoint, errorReplyOf(error));
    }
  });
}
