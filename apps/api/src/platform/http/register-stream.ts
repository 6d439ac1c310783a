import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, ReplyOf } from '@upaj/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessCheck } from '../access/access-policies.ts';
import { authenticate } from '../access/authenticate.ts';
import { frames, type StreamEvent } from './event-stream.ts';
import { type RequestContext, requestContext, routeSchema } from './register-route.ts';

/** How long the first event is waited for before the reply begins: until then it can still be refused. */
const FIRST_EVENT_MS = 1000;
/** Bytes that wait for a client before its source is no longer read. */
const BUFFER_BYTES = 16 * 1024;

/** What the handler of a stream learns beside what every handler learns. */
export interface StreamContext<C extends Endpoint> extends RequestContext<C> {
  /** The id of the last event that the client has received; undefined when it is new. */
  lastEventId: string | undefined;
  /** Aborted when the stream ends, for whatever reason: the source has to end too. */
  signal: AbortSignal;
}

type Source<C extends Endpoint> = AsyncIterable<StreamEvent<ReplyOf<C>>>;
type OpenSource<C extends Endpoint> = (context: StreamContext<C>) => Source<C> | Promise<Source<C>>;

/** Binds a stream of the contract to its source of events: access, limits and errors are those of every endpoint. */
export function registerStream<const C extends Endpoint>(
  app: FastifyInstance,
  endpoint: C,
  open: OpenSource<NoInfer<C>>,
): void {
  if (!endpoint.isStream) throw new Error(`${endpoint.name} is no stream`);
  const checkAccess = accessCheck(app, endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    config: { endpoint },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    exposeHeadRoute: false,
    onRequest: async (request) => {
      request.person = await authenticate(app, request, endpoint.access);
    },
    preHandler: checkAccess,
    handler: async (request, reply) => stream(app, endpoint, open, request, reply),
  });
}

async function stream<C extends Endpoint>(
  app: FastifyInstance,
  endpoint: C,
  open: OpenSource<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { signal, end } = app.streams.open(request, reply);
  const lastEventId = request.headers['last-event-id'];
  const opened = await open({
    ...requestContext<C>(app, request, reply, request.body, []),
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    signal,
  });
  const source = opened[Symbol.asyncIterator]();
  const first = source.next();
  await hasBegun(first);
  const { log } = request;
  const text = frames({ endpoint, source, first, signal, end, log });
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(text, { objectMode: false, highWaterMark: BUFFER_BYTES }));
}

/** Waits for the first event, but not long; throws when the source refuses. */
async function hasBegun(first: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  const late = wait(FIRST_EVENT_MS, undefined, enough).catch(() => undefined);
  await Promise.race([first, late]).finally(() => enough.abort());
}
