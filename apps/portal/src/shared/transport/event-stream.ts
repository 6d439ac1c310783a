import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Endpoint, ReplyOf } from '@upaj/contract/endpoint';
import { createParser } from 'eventsource-parser';
import { expireSession, getToken } from './session-access.ts';

/** Until the server sends a `retry:` of its own. */
const RETRY_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;
/** The server sends a heartbeat every 20 s; a connection that is silent for so long is dead. */
const SILENCE_MS = 60_000;

/** One event of a stream. */
export interface StreamEvent<T> {
  id: string | undefined;
  /** Kind of event; `message` when the server names none. */
  event: string;
  data: T;
}

interface StreamOptions<T> {
  onEvent: (event: StreamEvent<T>) => void;
  /** Ends the stream when it is aborted. */
  signal: AbortSignal;
}

type Store = Parameters<typeof expireSession>[0];

/** What is remembered from one connection to the next. */
interface Progress {
  lastEventId: string | undefined;
  retryMs: number;
  failures: number;
}

/** Why there is no stream: `retryAfter` in seconds if the server names it. */
interface StreamFailure {
  status: number;
  data: unknown;
  retryAfter: number;
}

/**
 * Reads a stream of server-sent events and connects again when it breaks off, with what it received last in
 * `Last-Event-ID`. Resolves when it is aborted or the session has ended; rejects with status and data when the
 * server rejects permanently, and when the stream of a request that must not be repeated breaks.
 *
 * @example openEventStream<typeof streamNotifications>(api, request(...)({}), { signal, onEvent })
 */
export async function openEventStream<C extends Endpoint>(
  store: Store,
  args: FetchArgs,
  { onEvent, signal }: StreamOptions<ReplyOf<C>>,
): Promise<void> {
  const progress: Progress = { lastEventId: undefined, retryMs: RETRY_MS, failures: 0 };
  const isRepeatable = (args.method ?? 'GET') === 'GET';
  // The server promises data of this type; a page that is older than the server sees what it knows of it.
  const show = onEvent as (event: StreamEvent<unknown>) => void;
  while (!signal.aborted) {
    await untilShown(signal);
    if (signal.aborted) return;
    const token = getToken(store);
    const failure = await readOnce(args, token, progress, show, signal);
    if (signal.aborted) return;
    if (failure?.status === 401) return expireSession(store, token, failure);
    if (failure && isForGood(failure.status)) throw failure;
    if (!isRepeatable) {
      if (failure) throw failure;
      return;
    }
    const longest = Math.min(progress.retryMs * 2 ** progress.failures, LONGEST_PAUSE_MS);
    progress.failures += 1;
    const pause = Math.max(longest / 2, (failure?.retryAfter ?? 0) * 1000);
    await sleep(pause + (Math.random() * longest) / 2, signal);
  }
}

const isForGood = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Reads one connection to its end; gives why, unless the server ended it properly. */
async function readOnce(
  { url, method = 'GET', body }: FetchArgs,
  token: string | null,
  progress: Progress,
  onEvent: (event: StreamEvent<unknown>) => void,
  signal: AbortSignal,
): Promise<StreamFailure | undefined> {
  const connection = new AbortController();
  const abort = () => connection.abort();
  let silence = setTimeout(abort, SILENCE_MS);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(new URL(url, location.origin), {
      method,
      signal: connection.signal,
      headers: {
        accept: 'text/event-stream',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(progress.lastEventId && { 'last-event-id': progress.lastEventId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const failure = await failureOf(response);
    if (failure || !response.body) return failure;
    progress.failures = 0;
    const parse = parserOf(progress, onEvent);
    const reader = response.body.getReader();
    // A reply that a service worker made does not hear of the abort.
    connection.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
      parse(value);
    }
  } catch {
    return { status: 0, data: undefined, retryAfter: 0 };
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
    connection.abort();
  }
}

async function failureOf(response: Response): Promise<StreamFailure | undefined> {
  const { status, headers, ok } = response;
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (ok && isStream) return undefined;
  const data: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(headers.get('retry-after')) || 0;
  // A captive portal responds with 200 and its own page.
  return { status: ok ? 0 : status, data, retryAfter };
}

/** Makes events of bytes, however they are cut. */
function parserOf(progress: Progress, onEvent: (event: StreamEvent<unknown>) => void) {
  const decoder = new TextDecoder();
  const parser = createParser({
    onRetry: (ms) => {
      progress.retryMs = ms;
    },
    onEvent: ({ id, event = 'message', data: text }) => {
      const data = parseJson(text);
      if (id !== undefined) progress.lastEventId = id;
      if (data !== undefined) onEvent({ id, event, data });
    },
  });
  return (bytes: Uint8Array) => parser.feed(decoder.decode(bytes, { stream: true }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits while the browser is offline or the page is not looked at. */
async function untilShown(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (document.hidden || navigator.onLine === false)) {
    await new Promise<void>((resolve) => {
      const done = () => {
        removeEventListener('online', done);
        document.removeEventListener('visibilitychange', done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      addEventListener('online', done);
      document.addEventListener('visibilitychange', done);
      signal.addEventListener('abort', done);
    });
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
