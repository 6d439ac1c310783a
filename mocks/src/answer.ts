import type { CallShape } from '@upaj/contract/call';
import { findCall, replyFault } from '@upaj/contract/check-reply';
import { notSignedIn, Refusal, replyOf } from '@upaj/contract/refusal';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { type Parsed, parseRequest } from './parse-request.ts';
import type { PersonRecord } from './records.ts';
import { personOf } from './sessions.ts';

/** What a mock answers: a status and, unless it is 204, a body. */
export interface Answer {
  status: number;
  body?: unknown;
}

/** A parsed request and who sends it; calls that ask for a session always have a person. */
export type Asked<C extends CallShape> = Parsed<C> & {
  request: Request;
  person: C['access'] extends 'anyone' ? PersonRecord | undefined : PersonRecord;
};

export type Resolver<C extends CallShape> = (asked: Asked<C>) => Answer | Promise<Answer>;

const verbs = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** Makes a handler for the address of a call, at whatever origin. */
export function handle(call: CallShape, respond: Parameters<typeof http.get>[1]): HttpHandler {
  return verbs[call.method](`*${call.path}`, (info) => {
    // `/user/:id` also looks like `/user/sessions`, which is a call of its own.
    const isMeant = findCall(call.method, new URL(info.request.url).pathname)?.name === call.name;
    return isMeant ? respond(info) : undefined;
  });
}

/** Turns an answer into a response; one that breaks the contract throws, so that a mock cannot drift. */
export function respond(call: CallShape, { status, body }: Answer): HttpResponse<string> {
  const fault = replyFault(call, status, body);
  if (fault) throw new Error(`The mock of ${call.name} breaks the contract: ${fault}`);
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
export function answer<C extends CallShape>(call: C, resolve: Resolver<C>): HttpHandler {
  return handle(call, async ({ request, params }) => {
    try {
      const person = personOf(request);
      if (call.access !== 'anyone' && !person) throw notSignedIn();
      const { '0': _origin, ...named } = params;
      const parsed = await parseRequest(call, request, named);
      // A call that asks for a session has found its person above.
      const asked = { ...parsed, request, person } as Asked<C>;
      return respond(call, await resolve(asked));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return respond(call, replyOf(error));
    }
  });
}
