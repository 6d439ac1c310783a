import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { productionLog } from '../../../test/support/production-log.ts';
import { closeGently } from '../process/listen.ts';
import { createServer } from './server.ts';

async function open(address: string, words: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

it('a stopping server finishes running requests, and rejects new ones in the error format of the API', async () => {
  const app = await createServer({ logger: productionLog, trustProxy: false });
  let finish: (() => void) | undefined;
  const running = new Promise<void>((resolve) => {
    app.get('/slow', () => {
      resolve();
      return new Promise((done) => {
        finish = () => done({ success: true });
      });
    });
  });
  const stopping = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve());
  });
  app.get('/readyz', async () => ({ success: true }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  // Half a request keeps its connection open while the server stops.
  const late = await open(address, 'GET /readyz HTTP/1.1\r\n');
  const early = await open(address, 'GET /slow HTTP/1.1\r\nhost: upaj\r\n\r\n');
  await running;
  const closed = closeGently(app);
  await stopping;
  late.write('host: upaj\r\n\r\n');
  const refused = await text(late);
  finish?.();
  expect(await text(early)).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
  expect(refused).toMatch(/^HTTP\/1\.1 503 Service Unavailable/);
  expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toEqual({
    success: false,
    code: 'unavailable',
    message: 'Upaj is stopping. Please try again soon.',
  });
});
