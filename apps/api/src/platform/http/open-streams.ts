import { rateLimited } from '@upaj/contract/api-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Listener } from '../../db/listen.ts';
import { bearerToken } from '../access/authenticate.ts';
import { callerGroup } from '../limits/caller-group.ts';
import { streamLimits } from '../limits/stream-limits.ts';

/** The channel on which the database sends the id of a session that has ended (migration 0008). */
const SESSION_ENDED = 'session_ended';
/** Milliseconds after which a stream that does not end by itself is cut off. */
const CUT_AFTER_MS = 500;

/** Aborted when a stream has to end. */
export interface OpenStream {
  signal: AbortSignal;
  /** Ends the stream soon, whether or not its client reads. */
  end(): void;
}

/** The streams that this process has open. */
export interface OpenStreams {
  /** Counts a stream until its response is closed; refuses with 429 when too many are open. */
  open(request: FastifyRequest, reply: FastifyReply): OpenStream;
}

declare module 'fastify' {
  interface FastifyInstance {
    streams: OpenStreams;
  }
}

interface Entry extends OpenStream {
  keys: readonly (readonly [key: string, most: number])[];
  sessionId: string | undefined;
  token: string | undefined;
  closed: Promise<void>;
}

/** Keeps the streams of a server: they end when it stops, and with the session of their person. */
export function registerOpenStreams(
  app: FastifyInstance,
  listener: Pick<Listener, 'on' | 'onConnect'>,
  limits: typeof streamLimits = streamLimits,
): void {
  const entries = new Set<Entry>();
  const counts = new Map<string, number>();
  let isStopping = false;
  const add = (entry: Entry, by: 1 | -1) => {
    entries[by === 1 ? 'add' : 'delete'](entry);
    for (const [key] of entry.keys) {
      const count = (counts.get(key) ?? 0) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    }
  };
  app.decorate('streams', {
    open(request, reply) {
      const entry = createEntry(request, reply, limits);
      const isFull = entry.keys.some(([key, most]) => (counts.get(key) ?? 0) >= most);
      if (isFull) throw rateLimited(limits.retryAfter);
      add(entry, 1);
      void entry.closed.then(() => add(entry, -1));
      // Its request came in before the server stopped.
      if (isStopping) entry.end();
      return entry;
    },
  });
  const end = (isMeant: (entry: Entry) => boolean) => {
    for (const entry of entries) if (isMeant(entry)) entry.end();
  };
  listener.on(SESSION_ENDED, (id) => end(({ sessionId }) => sessionId === id));
  // Sessions that ended while there was no connection were not announced.
  listener.onConnect(async () => {
    for (const { token, end } of entries)
      if (token !== undefined && !(await app.identify(token))) end();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    end(() => true);
    await Promise.all([...entries].map(({ closed }) => closed));
  });
}

function createEntry(
  request: FastifyRequest,
  { raw }: FastifyReply,
  limits: typeof streamLimits,
): Entry {
  const { person, ip } = request;
  const ending = new AbortController();
  let cut: NodeJS.Timeout | undefined;
  const end = () => {
    ending.abort();
    cut ??= setTimeout(() => raw.destroy(), CUT_AFTER_MS);
  };
  // Access is checked again at the next connect.
  const old = setTimeout(end, limits.longestMs);
  const closed = new Promise<void>((resolve) => {
    const close = () => {
      ending.abort();
      clearTimeout(old);
      clearTimeout(cut);
      resolve();
    };
    if (hasLeft(raw)) close();
    else raw.once('close', close);
  });
  const ofPerson = person ? [[`person ${person.id}`, limits.person] as const] : [];
  return {
    signal: ending.signal,
    end,
    closed,
    sessionId: person?.sessionId,
    token: person && bearerToken(request),
    keys: [...ofPerson, [`address ${callerGroup(ip)}`, limits.address]],
  };
}

/** Whether the client has gone before its stream begins; over HTTP/2 only the stream below the response knows. */
const hasLeft = (raw: FastifyReply['raw']): boolean =>
  raw.destroyed || Object(raw).stream?.destroyed === true;
