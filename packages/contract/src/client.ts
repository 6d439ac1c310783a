import { safeParse } from 'zod/v4/core';
import { ApiError } from './api-error.ts';
import { validateReply } from './check-reply.ts';
import { type Endpoint, fillPath, type ReplyOf, type RequestOf } from './endpoint.ts';
import { ErrorReply } from './error-reply.ts';

export interface ClientOptions {
  /** Address of the server without a path, such as `https://upaj.example`. */
  origin: string;
  /** Token of a session, as `signIn` returns it; without one only public endpoints answer. */
  token?: string;
  /** Replaces the platform's `fetch`. */
  fetch?: typeof fetch;
}

/** What accompanies a request of an endpoint. */
interface Extras {
  /** Files of a form, where the endpoint takes some. */
  files?: readonly Blob[];
  /** Makes a request that is sent again take effect once; for endpoints that are idempotent. */
  idempotencyKey?: string;
  /** Gives the request up. */
  signal?: AbortSignal;
}

/** Endpoints that reply at once; a stream of events needs a client of its own. */
type Callable<C extends Endpoint> = C extends { isStream: true } ? never : C;
type Sent<C extends Endpoint> = RequestOf<C> & Extras;
type Rest<C extends Endpoint> = object extends RequestOf<C> ? [sent?: Sent<C>] : [sent: Sent<C>];

/** The parts of a request once its endpoint is open to the compiler. */
interface Parts extends Extras {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/**
 * Creates a function that calls endpoints of the contract over HTTP. It returns the body of the success reply. It throws
 * `ApiError` with the code of a refusal, and `Error` for a reply that is not in the contract or when the network fails.
 */
export function createClient({ origin, token, fetch: send = fetch }: ClientOptions) {
  return async <C extends Endpoint>(
    endpoint: Callable<C>,
    ...[sent]: Rest<C>
  ): Promise<ReplyOf<C>> => {
    const parts: Parts = { ...(sent as Parts | undefined) };
    const url = new URL(fillPath(endpoint.path, parts.params), origin);
    for (const [name, value] of Object.entries(parts.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const reply = await send(url, requestOf(endpoint, parts, token));
    const text = await reply.text();
    const body = text === '' ? null : parse(text);
    const { data: refusal } = safeParse(ErrorReply, body);
    if (reply.status >= 400 && refusal) throw refused(refusal, reply.headers);
    const problem = validateReply(endpoint, reply.status, body);
    if (problem !== undefined) throw new Error(`${endpoint.name}, ${reply.status}: ${problem}`);
    return body as ReplyOf<C>;
  };
}

function requestOf(endpoint: Endpoint, parts: Parts, token: string | undefined): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (parts.idempotencyKey !== undefined) headers.set('idempotency-key', parts.idempotencyKey);
  const isJson = parts.body !== undefined && !endpoint.files;
  if (isJson) headers.set('content-type', 'application/json');
  const body = isJson ? JSON.stringify(parts.body) : endpoint.files && formOf(endpoint, parts);
  return { method: endpoint.method, headers, body, signal: parts.signal };
}

function formOf({ files }: Endpoint, { body = {}, files: sent = [] }: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.set(name, String(value));
  for (const [at, file] of sent.entries()) form.append(files?.field ?? '', file, `file-${at + 1}`);
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function refused({ code, message, fields, lines }: ErrorReply, headers: Headers): ApiError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  return new ApiError(code, { message, fields, lines, retryAfter });
}
