import type { Endpoint } from '@upaj/contract/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import { safeParse } from 'zod/v4/core';

/** Shorter than the 30 s and more after which proxies and mobile networks drop a silent connection. */
const HEARTBEAT_MS = 20_000;
/** A client that has not read for so long is disconnected. */
const STALLED_MS = 30_000;
/** Milliseconds after which a client connects again, before its own jitter. */
const RETRY_MS = 3000;

/** One event of a stream. */
export interface StreamEvent<T> {
  /** Given back in `Last-Event-ID`; one line. */
  id?: string | undefined;
  /** Kind of event; clients take `message` when it is missing. */
  event?: string | undefined;
  data: T;
}

/** What a stream is made of. */
export interface StreamSource {
  endpoint: Endpoint;
  source: AsyncIterator<StreamEvent<unknown>>;
  first: Promise<IteratorResult<StreamEvent<unknown>>>;
  signal: AbortSignal;
  /** Ends the stream whether or not its client reads. */
  end: () => void;
  log: FastifyBaseLogger;
}

/**
 * Gives the text of a stream, piece by piece. The next event is asked for when the piece before has been taken,
 * so a client that does not read stops its source.
 */
export async function* frames(stream: StreamSource): AsyncGenerator<string> {
  const { source, signal, end, log, endpoint } = stream;
  let stalled = setTimeout(end, STALLED_MS);
  try {
    yield `retry: ${RETRY_MS}\n\n`;
    let next = stream.first;
    for (;;) {
      clearTimeout(stalled);
      const result = await settled(next, signal);
      if (result === 'aborted' || (result !== 'quiet' && result.done)) return;
      stalled = setTimeout(end, STALLED_MS);
      if (result === 'quiet') yield ': heartbeat\n\n';
      else {
        yield frameOf(endpoint, result.value);
        next = source.next();
      }
    }
  } catch (err) {
    log.error({ err, endpoint: endpoint.name }, 'a stream broke off');
    end();
  } finally {
    clearTimeout(stalled);
    void source.return?.().catch(() => undefined);
  }
}

/** Waits for an event, for the end of the stream, or until it is time for a heartbeat. */
function settled<T>(next: Promise<T>, signal: AbortSignal): Promise<T | 'aborted' | 'quiet'> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: T | 'aborted' | 'quiet') => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(outcome);
    };
    const abort = () => settle('aborted');
    const timer = setTimeout(() => settle('quiet'), HEARTBEAT_MS);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    next.then(settle, (error: unknown) => {
      abort();
      reject(error);
    });
  });
}

function frameOf(endpoint: Endpoint, { id, event, data }: StreamEvent<unknown>): string {
  const schema = endpoint.replies[200];
  if (!schema) throw new Error(`${endpoint.name} has no schema for its events`);
  const { success, data: known, error } = safeParse(schema, data);
  if (!success)
    throw new Error(`An event of ${endpoint.name} breaks the contract`, { cause: error });
  const lines = [
    id === undefined ? '' : `id: ${id}\n`,
    event === undefined ? '' : `event: ${event}\n`,
  ];
  if (lines.some((line) => line.indexOf('\n') !== line.length - 1))
    throw new Error(`The id or kind of an event of ${endpoint.name} has two lines`);
  return `${lines.join('')}data: ${JSON.stringify(known)}\n\n`;
}
