import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { notFound } from '@upaj/contract/api-error';
import { defineEndpoint } from '@upaj/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '../../../test/support/eventually.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { productionLog, takeFaults } from '../../../test/support/production-log.ts';
import { signUp } from '../../../test/support/sign-up.ts';
import { describeApi } from './api-description.ts';
import type { StreamEvent } from './event-stream.ts';
import { registerOpenStreams } from './open-streams.ts';
import { registerStream, type StreamContext } from './register-stream.ts';
import { createServer } from './server.ts';

const ticks = defineEndpoint({
  name: 'ticks',
  resource: 'ticks',
  method: 'GET',
  path: '/ticks',
  access: 'authenticated',
  summary: 'Sends ticks.',
  query: z.strictObject({ from: z.optional(z.string()) }),
  isStream: true,
  replies: { 200: z.strictObject({ tick: z.number() }) },
  errors: [401, 404],
});
type Tick = StreamEvent<{ tick: number }>;
type Open = (
  context: StreamContext<typeof ticks>,
) => AsyncIterable<Tick> | Promise<AsyncIterable<Tick>>;

const apps: FastifyInstance[] = [];
const replies: IncomingMessage[] = [];
afterEach(async () => {
  for (const reply of replies.splice(0)) reply.destroy();
  for (const app of apps.splice(0)) await app.close();
});

/** How long the person with the token `late` is looked for. */
const LATE_MS = 100;

/** A server with one stream; every token that begins with a name is that person's. */
async function serve(open: Open, limits = {}): Promise<string> {
  const app = await createServer({ logger: productionLog, trustProxy: false });
  app.decorate('uploadsDir', '');
  app.decorate('identify', async (token: string) => {
    if (token === 'late') await wait(LATE_MS);
    if (token === 'expired') return undefined;
    return { id: token, name: token, sessionId: token, signedInAt: new Date(), isModerator: false };
  });
  const most = { person: 3, address: 50, longestMs: 60_000, retryAfter: 30, ...limits };
  registerOpenStreams(app, { on: () => undefined, onConnect: () => undefined }, most);
  registerStream(app, ticks, open);
  apps.push(app);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** Asks for the stream over a socket of its own, and reads nothing yet. */
async function connect(address: string, token = 'asha', headers = {}): Promise<IncomingMessage> {
  const request = get(`${address}/ticks`, {
    agent: false,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const [reply] = await once(request, 'response');
  reply.on('error', () => undefined);
  replies.push(reply);
  return reply;
}

/** Collects what arrives. */
function collect(reply: IncomingMessage): { text: string; isEnded: boolean } {
  const got = { text: '', isEnded: false };
  reply.setEncoding('utf8').on('data', (chunk) => {
    got.text += chunk;
  });
  reply.on('close', () => {
    got.isEnded = true;
  });
  return got;
}

/** Sends these, then waits until it is ended. */
const sending = (...events: Tick[]): Open =>
  async function* ({ signal }) {
    yield* events;
    await once(signal, 'abort');
  };

it('events arrive as they happen, with their ids, and nothing on the way keeps them', async () => {
  const address = await serve(sending({ id: '7', event: 'tick', data: { tick: 1 } }));
  const reply = await connect(address, 'asha', { 'accept-encoding': 'br, gzip' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(reply.headers).not.toHaveProperty('content-encoding');
  const got = collect(reply);
  await eventually(() =>
    expect(got.text).toBe('retry: 3000\n\nid: 7\nevent: tick\ndata: {"tick":1}\n\n'),
  );
});

it('the source learns what the client has received, and when it has gone', async () => {
  const gone = vi.fn();
  const address = await serve(async function* ({ lastEventId, person, signal }) {
    signal.addEventListener('abort', gone);
    yield { id: `after ${lastEventId} for ${person.name}`, data: { tick: 1 } };
    await once(signal, 'abort');
  });
  const reply = await connect(address, 'asha', { 'last-event-id': '41' });
  const got = collect(reply);
  await eventually(() => expect(got.text).toContain('id: after 41 for asha\n'));
  reply.destroy();
  await eventually(() => expect(gone).toHaveBeenCalledOnce());
});

it('the API description shows a stream of events', async () => {
  const app = await createServer({ logger: productionLog, trustProxy: false });
  apps.push(app);
  app.decorate('uploadsDir', '');
  registerOpenStreams(app, { on: () => undefined, onConnect: () => undefined });
  await describeApi(app);
  registerStream(app, ticks, async function* () {});
  await app.ready();
  const { paths, components } = JSON.parse(JSON.stringify(app.swagger()));
  const { responses } = paths['/ticks'].get;
  expect(responses[200].content).toEqual({
    'text/event-stream': { schema: expect.objectContaining({ required: ['tick'] }) },
  });
  expect(responses[404]).toEqual({ $ref: '#/components/responses/Error' });
  expect(components.responses.Error.content).toHaveProperty(['application/json']);
});

it('a refusal before the first event is an error as everywhere', async () => {
  const address = await serve(async function* ({ lastEventId }) {
    if (lastEventId === undefined) throw notFound('Tick');
    yield { data: { tick: 1 } };
  });
  const reply = await connect(address);
  const got = collect(reply);
  await eventually(() => expect(got.isEnded).toBe(true));
  expect([reply.statusCode, JSON.parse(got.text).code]).toEqual([404, 'not_found']);
  expect((await connect(address, 'expired')).statusCode).toBe(401);
  const query = get(`${address}/ticks?more=1`, { headers: { authorization: 'Bearer asha' } });
  expect((await once(query, 'response'))[0].statusCode).toBe(400);
});

it('an event that breaks the contract ends the stream and is not sent', async () => {
  const address = await serve(async function* () {
    yield { data: { tick: 1 } };
    yield { data: JSON.parse('{"tick":2,"password":"secret"}') };
  });
  const got = collect(await connect(address));
  await eventually(() => expect(got.isEnded).toBe(true));
  expect(got.text).toContain('{"tick":1}');
  expect(got.text).not.toContain('secret');
});

it('a client that does not read stops the source, and is disconnected after a time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let sent = 0;
  const gone = vi.fn();
  const address = await serve(async function* ({ signal }) {
    signal.addEventListener('abort', gone);
    for (;;) yield { id: `${sent++} ${'x'.repeat(4096)}`, data: { tick: 1 } };
  });
  try {
    await connect(address);
    let before = -1;
    while (before !== sent) {
      before = sent;
      await wait(200);
    }
    expect(gone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(31_000);
    await eventually(() => expect(gone).toHaveBeenCalledOnce());
    expect(sent).toBe(before);
  } finally {
    vi.useRealTimers();
  }
});

it('a person has so many streams at once and no more; one that closes makes room', async () => {
  const address = await serve(sending());
  const open = await Promise.all([connect(address), connect(address), connect(address)]);
  const refused = await connect(address);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  expect((await connect(address, 'ravi')).statusCode).toBe(200);
  open[0]?.destroy();
  await eventually(async () => expect((await connect(address)).statusCode).toBe(200));
});

it('a client that leaves before its stream begins gives its place back', async () => {
  const address = await serve(sending({ data: { tick: 1 } }));
  for (let times = 0; times < 4; times += 1) {
    const request = get(`${address}/ticks`, {
      agent: false,
      headers: { authorization: 'Bearer late' },
    });
    request.on('error', () => undefined);
    await wait(LATE_MS / 2);
    request.destroy();
    await wait(LATE_MS);
  }
  expect((await connect(address, 'late')).statusCode).toBe(200);
  expect(takeFaults()).toEqual([]);
});

it('an address has so many streams at once and no more', async () => {
  const address = await serve(sending(), { address: 2 });
  await Promise.all([connect(address, 'a'), connect(address, 'b')]);
  expect((await connect(address, 'c')).statusCode).toBe(429);
});

it('a stream ends after its longest time, so that access is checked again', async () => {
  const address = await serve(sending({ data: { tick: 1 } }), { longestMs: 300 });
  const got = collect(await connect(address));
  await eventually(() => expect(got.isEnded).toBe(true));
});

it('a server that stops ends its streams within a second, also those that are not read', async () => {
  const address = await serve(async function* () {
    for (;;) yield { id: 'x'.repeat(4096), data: { tick: 1 } };
  });
  const idle = await connect(await serve(sending()));
  await connect(address);
  const got = collect(idle);
  await wait(100);
  const begin = Date.now();
  await Promise.all(apps.splice(0).map((app) => app.close()));
  expect(Date.now() - begin).toBeLessThan(2000);
  await eventually(() => expect(got.isEnded).toBe(true));
});

/** Opens the stream on one server of two that share a database. */
async function openOnTwo(): Promise<{ one: TestApp; two: FastifyInstance; at: string }> {
  const one = await openTestApp();
  const two = await one.again();
  registerStream(two, ticks, sending({ data: { tick: 1 } }));
  return { one, two, at: await two.listen({ host: '127.0.0.1', port: 0 }) };
}

it('a stream whose request came in before the server stopped does not hold it up', async () => {
  const address = await serve(sending({ data: { tick: 1 } }));
  const opening = connect(address, 'late');
  await wait(LATE_MS / 2);
  const begun = performance.now();
  await apps[0]?.close();
  expect(performance.now() - begun).toBeLessThan(2000);
  await opening;
});

it('a stream ends when its person signs out, also at another server, and other streams go on', async () => {
  const { one, at } = await openOnTwo();
  const [asha, ravi] = [await signUp(one.app), await signUp(one.app)];
  const ended = collect(await connect(at, asha.token));
  const other = collect(await connect(at, ravi.token));
  await eventually(() => expect(ended.text).toContain('tick'));
  const headers = { authorization: `Bearer ${asha.token}` };
  const left = await one.app.inject({ method: 'POST', url: '/api/v1/user/signout', headers });
  expect(left.statusCode).toBeLessThan(300);
  await eventually(() => expect(ended.isEnded).toBe(true));
  expect(other.isEnded).toBe(false);
});

it('a session that ended during a lost connection ends its stream at the next connect', async () => {
  const { one, at } = await openOnTwo();
  const { token } = await signUp(one.app);
  const got = collect(await connect(at, token));
  await eventually(() => expect(got.text).toContain('tick'));
  await one.pool.query('alter table sessions disable trigger sessions_ended');
  await one.pool.query('delete from sessions');
  await one.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'upaj listener' and datname = current_database()",
  );
  await eventually(() => expect(got.isEnded).toBe(true));
});
