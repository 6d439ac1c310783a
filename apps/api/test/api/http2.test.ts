import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { ClientHttp2Session } from 'node:http2';
import { join } from 'node:path';
import { defineEndpoint } from '@upaj/contract/endpoint';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { registerOpenStreams } from '../../src/platform/http/open-streams.ts';
import { registerStream } from '../../src/platform/http/register-stream.ts';
import { createServer } from '../../src/platform/http/server.ts';
import { closeGently } from '../../src/platform/process/listen.ts';
import type { Certificate } from '../../src/platform/tls/certificate.ts';
import { makeCertificate } from '../support/certificate.ts';
import { eventually } from '../support/eventually.ts';
import { ask, connectHttp2 } from '../support/http2-client.ts';
import { listingForm, picture, writeForm } from '../support/listings.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { productionLog } from '../support/production-log.ts';
import { type SignedIn, signUp } from '../support/sign-up.ts';

let certificate: Certificate;
let testApp: TestApp;
let session: ClientHttp2Session;
let asha: SignedIn;
const sourceOf = (current: Certificate) => ({ current, follow: () => () => undefined });
beforeAll(async () => {
  certificate = await makeCertificate();
  testApp = await openTestApp({ certificate: sourceOf(certificate) });
  asha = await signUp(testApp.app);
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  session = await connectHttp2(address.replace('http:', 'https:'), certificate.cert);
  session.on('error', () => undefined);
});
afterAll(() => session.destroy());

async function form() {
  const images = [await picture(1200, 900), await picture(40, 30)];
  return writeForm([
    ...Object.entries(listingForm(asha.userId)),
    ...images.map((bytes, at) => ['images', { filename: `${at}.jpg`, bytes }] as const),
  ]);
}

it('a listing is created with its pictures over HTTP/2', async () => {
  const { payload, headers } = await form();
  const reply = await ask(session, '/api/v1/crops', { ...headers, ...asha.headers }, payload);
  expect(reply.status, String(reply.body)).toBe(201);
  const { data } = JSON.parse(String(reply.body));
  const image = await ask(session, data.image[0].url);
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(Number(image.headers['content-length'])).toBe(image.body.length);
});

it('an upload that breaks off leaves no file', async () => {
  const { payload, headers } = await form();
  const path = '/api/v1/crops';
  const upload = session.request({ ':path': path, ':method': 'POST', ...headers, ...asha.headers });
  upload.on('error', () => undefined);
  const uploads = () => readdir(join(testApp.dataDir, 'uploads')).catch(() => []);
  upload.write(payload.subarray(0, payload.length - 300));
  await eventually(async () => expect((await uploads()).length).toBeGreaterThan(0));
  upload.close();
  await eventually(async () => expect(await uploads()).toEqual([]));
});

it('a site with a certificate is secure: HSTS, and cookies that plain HTTP does not send', async () => {
  const home = await ask(session, '/api/v1/crops');
  expect(home.headers['strict-transport-security']).toContain('max-age=31536000');
  const body = JSON.stringify({ email: asha.email });
  const json = { 'content-type': 'application/json' };
  const forgot = await ask(session, '/api/v1/user/forget', json, body);
  expect(forgot.headers['set-cookie']?.join()).toMatch(/^__Host-upaj_.*; Secure/);
});

const ticks = defineEndpoint({
  name: 'ticks',
  resource: 'ticks',
  method: 'GET',
  path: '/ticks',
  access: 'anyone',
  summary: 'Sends ticks.',
  isStream: true,
  replies: { 200: z.strictObject({ tick: z.number() }) },
  errors: [],
});

it('events arrive as they happen over HTTP/2, and end when the server stops', async () => {
  const app = await createServer({
    logger: productionLog,
    trustProxy: false,
    certificate: sourceOf(certificate),
  });
  app.decorate('uploadsDir', '');
  app.decorate('identify', async () => undefined);
  registerOpenStreams(app, { on: () => undefined, onConnect: () => undefined });
  let next: () => void = () => undefined;
  const gone = vi.fn();
  registerStream(app, ticks, async function* ({ signal }) {
    signal.addEventListener('abort', gone);
    for (let tick = 1; !signal.aborted; tick += 1) {
      yield { data: { tick } };
      await Promise.race([
        new Promise<void>((done) => {
          next = done;
        }),
        once(signal, 'abort'),
      ]);
    }
  });
  const address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http:', 'https:');
  const streaming = await connectHttp2(address, certificate.cert);
  const open = async () => {
    const stream = streaming.request({ ':path': '/ticks', 'accept-encoding': 'br' });
    const got = { text: '', stream };
    stream.setEncoding('utf8').on('data', (text: string) => {
      got.text += text;
    });
    await eventually(() => expect(got.text).toContain('data: {"tick":1}'));
    return got;
  };
  const left = await open();
  left.stream.close();
  await eventually(() => expect(gone).toHaveBeenCalledTimes(1));
  const stayed = await open();
  next();
  await eventually(() => expect(stayed.text).toContain('data: {"tick":2}'));
  const started = performance.now();
  await closeGently(app, 60_000);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(gone).toHaveBeenCalledTimes(2);
});
