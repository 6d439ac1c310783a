import { type ApiError, errorReplyOf } from '@upaj/contract/api-error';
import type { Endpoint } from '@upaj/contract/endpoint';
import { type HttpHandler, HttpResponse } from 'msw';
import { handlers } from './handlers.ts';
import { handle, mockEndpoints } from './mock-endpoint.ts';

/** Handlers for a story or a test, in the order in which msw asks them. */
export type Scenario = HttpHandler[];

/** The demo data, but for these handlers. */
export const over = (...special: HttpHandler[]): Scenario => [...special, ...handlers];

/** The demo data, but for these replies. */
export const replying = (mocks: Parameters<typeof mockEndpoints>[0]): Scenario =>
  over(...mockEndpoints(mocks));

/** These endpoints answer with an error, and with the seconds until the next attempt where there are any. */
export function failWith(failing: readonly Endpoint[], error: ApiError): Scenario {
  const { status, body } = errorReplyOf(error);
  const { retryAfter } = error;
  const init = { status, ...(retryAfter && { headers: { 'retry-after': String(retryAfter) } }) };
  return over(...failing.map((endpoint) => handle(endpoint, () => HttpResponse.json(body, init))));
}

/** The network fails for these endpoints. */
export const notSent = (failing: readonly Endpoint[]): Scenario =>
  over(...failing.map((endpoint) => handle(endpoint, () => HttpResponse.error())));

/** Replies of these endpoints that a test holds back: `open` releases them, `close` holds the next ones. */
export function holding(endpoints: readonly Endpoint[]) {
  let open = () => {};
  let opened = Promise.resolve();
  const close = () => {
    opened = new Promise((resolve) => {
      open = resolve;
    });
  };
  close();
  const held = over(...endpoints.map((endpoint) => handle(endpoint, () => opened)));
  return { handlers: held, open: () => open(), close };
}

/** Replies of these endpoints never arrive. */
export const neverReplying = (endpoints: readonly Endpoint[]): Scenario =>
  holding(endpoints).handlers;
