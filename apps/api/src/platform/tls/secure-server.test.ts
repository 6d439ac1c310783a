import { once } from 'node:events';
import type { ClientHttp2Session } from 'node:http2';
import { get } from 'node:https';
import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { ErrorReply } from '@upaj/contract/error-reply';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeCertificate } from '../../../test/support/certificate.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { ask, connectHttp2, readReply } from '../../../test/support/http2-client.ts';
import { createServer } from '../http/server.ts';
import { closeGently } from '../process/listen.ts';
import type { Certificate } from './certificate.ts';

let certificate: Certificate;
beforeAll(async () => {
  certificate = await makeCertificate();
});

const apps: FastifyInstance[] = [];
const sessions: ClientHttp2Session[] = [];
afterEach(async () => {
  for (const session of sessions.splice(0)) session.destroy();
  for (const app of apps.splice(0)) await app.close();
});

/** Opens a server with HTTPS and a few routes; collects the lines of its log. */
async function serve(
  more: { requestTimeout?: number; trustProxy?: boolean } = {},
  add: (app: FastifyInstance) => void = () => undefined,
) {
  const log: string[] = [];
  const app = await createServer({
    logger: { level: 'info', stream: { write: (line: string) => void log.push(line) } },
    trustProxy: false,
    certificate: { current: certificate, follow: () => () => undefined },
    ...more,
  });
  app.get('/version', async ({ raw, ip, protocol }) => ({
    version: raw.httpVersion,
    ip,
    protocol,
  }));
  app.get('/long', async () => ({ words: 'wheat '.repeat(1000) }));
  app.post('/notes', async ({ body }) => ({ body }));
  add(app);
  apps.push(app);
  // Fastify does not know that its server speaks HTTPS.
  const address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http:', 'https:');
  return { app, address, log };
}

async function open(address: string): Promise<ClientHttp2Session> {
  const session = await connectHttp2(address, certificate.cert);
  session.on('error', () => undefined);
  sessions.push(session);
  return session;
}

/** The response to a request of HTTP/1.1. */
async function askOld(address: string, agent: false | undefined = false): Promise<string> {
  const request = get(`${address}/version`, { ca: certificate.cert, agent });
  const [reply] = await once(request, 'response');
  return text(reply);
}

it('speaks HTTP/2, and HTTP/1.1 to those who ask for it', async () => {
  const { address } = await serve();
  const { status, body, headers } = await ask(await open(address), '/version');
  const who = { ip: '127.0.0.1', protocol: 'https' };
  expect([status, JSON.parse(String(body))]).toEqual([200, { version: '2.0', ...who }]);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(await askOld(address))).toEqual({ version: '1.1', ...who });
});

it('takes the address of a client from its proxy', async () => {
  const { address } = await serve({ trustProxy: true });
  const { body } = await ask(await open(address), '/version', { 'x-forwarded-for': '9.9.9.9' });
  expect(JSON.parse(String(body)).ip).toBe('9.9.9.9');
});

it('reads bodies, and compresses responses', async () => {
  const { address, log } = await serve();
  const session = await open(address);
  const json = { 'content-type': 'application/json' };
  const note = await ask(session, '/notes', json, '{"words":"बीज"}');
  expect(JSON.parse(String(note.body))).toEqual({ body: { words: 'बीज' } });
  const broken = await ask(session, '/notes', json, '{"words":');
  expect([broken.status, ErrorReply.parse(JSON.parse(String(broken.body))).code]).toEqual([
    400,
    'validation_failed',
  ]);
  const tooLong = await ask(session, '/notes', json, `"${'x'.repeat(70_000)}"`);
  expect(tooLong.status).toBe(413);
  const long = await ask(session, '/long', { 'accept-encoding': 'br' });
  expect(JSON.parse(String(brotliDecompressSync(long.body))).words).toHaveLength(6000);
  await eventually(() => expect(log.filter((line) => line.includes('"done"'))).toHaveLength(4));
  expect(log.join()).toContain('"route":"/notes","status":413');
});

it('fifty requests on one connection are answered side by side', async () => {
  const waiting: (() => void)[] = [];
  const { address } = await serve({}, (app) => {
    app.get('/slow', async () => new Promise((done) => waiting.push(() => done({}))));
  });
  const session = await open(address);
  const replies = Array.from({ length: 50 }, () => ask(session, '/slow'));
  await eventually(() => expect(waiting).toHaveLength(50));
  for (const done of waiting) done();
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(50).fill(200));
});

it('a client that goes away in the middle leaves nothing behind', async () => {
  const aborted = vi.fn();
  const { address, log } = await serve({ trustProxy: true }, (app) => {
    app.get('/slow', async ({ raw }) => new Promise(() => raw.once('close', aborted)));
  });
  const session = await open(address);
  const stream = session.request({ ':path': '/slow' });
  const half = session.request({
    ':path': '/notes',
    ':method': 'POST',
    'content-type': 'application/json',
  });
  half.write('{"words":');
  for (const one of [stream, half]) one.on('error', () => undefined);
  await ask(session, '/version');
  stream.close();
  half.close();
  session.destroy();
  await eventually(() => expect(aborted).toHaveBeenCalled());
  expect(JSON.parse(await askOld(address)).version).toBe('1.1');
  expect(log.join()).not.toContain('"level":50');
});

it('a body that does not arrive in time ends with 408', async () => {
  const { address, log } = await serve({ requestTimeout: 300 });
  const session = await open(address);
  const post = { ':path': '/notes', ':method': 'POST', 'content-type': 'application/json' };
  const slow = session.request(post);
  slow.write('{"words":');
  const reply = await readReply(slow);
  expect([reply.status, ErrorReply.parse(JSON.parse(String(reply.body))).code]).toEqual([
    408,
    'validation_failed',
  ]);
  if (!slow.closed) await once(slow, 'close');
  await eventually(() => expect(log.join()).toContain('"status":408'));
});

it('a connection without requests is closed', async () => {
  const { address } = await serve({ requestTimeout: 300 });
  const session = await open(address);
  const pings = setInterval(() => session.closed || session.ping(() => undefined), 5);
  await once(session, 'close');
  clearInterval(pings);
  // Neither does one that does not finish its handshake stay.
  const silent = connectTcp(Number(new URL(address).port), '127.0.0.1');
  silent.on('error', () => undefined);
  await once(silent.resume(), 'close');
});

it('slow clients of HTTP/1.1 get 408', async () => {
  const { address } = await serve({ requestTimeout: 1000 });
  const port = Number(new URL(address).port);
  const socket: TLSSocket = connectTls({ port, host: '127.0.0.1', ca: certificate.cert });
  await once(socket, 'secureConnect');
  socket.write(
    `POST /notes HTTP/1.1\r\nhost: upaj\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"words":`,
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('a stopping server finishes running requests, and closes idle connections at once', async () => {
  let finish: (() => void) | undefined;
  const { app, address } = await serve({}, (server) => {
    server.get(
      '/slow',
      async () =>
        new Promise((done) => {
          finish = () => done({ success: true });
        }),
    );
  });
  const [idle, busy] = [await open(address), await open(address)];
  await ask(idle, '/version');
  await askOld(address, undefined);
  const running = ask(busy, '/slow');
  await eventually(() => expect(finish).toBeDefined());
  const closed = closeGently(app, 60_000);
  await once(idle, 'close');
  finish?.();
  expect((await running).status).toBe(200);
  await closed;
});

it('a request that does not end is cut off when the time of the shutdown is over', async () => {
  const asked = vi.fn();
  const { app, address } = await serve({}, (server) => {
    server.get('/slow', async () => new Promise(() => asked()));
  });
  const session = await open(address);
  const stream = session.request({ ':path': '/slow' });
  stream.on('error', () => undefined);
  await eventually(() => expect(asked).toHaveBeenCalled());
  await closeGently(app, 50);
  await eventually(() => expect(session.destroyed).toBe(true));
});
