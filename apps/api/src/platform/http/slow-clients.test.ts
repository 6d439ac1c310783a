import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorReply } from '@upaj/contract/error-reply';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productionLog } from '../../../test/support/production-log.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createServer({ logger: productionLog, trustProxy: false, requestTimeout: 300 });
  app.post('/notes', async () => ({ success: true }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
});
afterAll(() => app.close());

/** Sends a part of a request; reads the response until the server closes the connection. */
async function say(words: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(words));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: head.split('\r\n')[0], reply: ErrorReply.parse(JSON.parse(body)) };
}

const head = 'POST /notes HTTP/1.1\r\nhost: upaj\r\ncontent-type: application/json\r\n';

it('the timeout allows six photographs at 50 kilobits a second', async () => {
  const usual = await createServer({ logger: productionLog, trustProxy: false });
  const milliseconds = (6 * 400_000 * 8) / 50;
  expect(usual.server.requestTimeout).toBeGreaterThan(milliseconds);
  await usual.close();
});

it.each([
  ['a body that never ends', `${head}content-length: 50\r\n\r\n{"words":`, '408 Request Timeout'],
  ['a body that never begins', `${head}content-length: 50\r\n\r\n`, '408 Request Timeout'],
  ['headers that never end', head, '408 Request Timeout'],
  [
    'headers of 20 kB',
    `${head}x-more: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s: given up, in the one error shape', async (_, words, status) => {
  const response = await say(words);
  expect(response.status).toBe(`HTTP/1.1 ${status}`);
  expect(response.reply.code).toBe('validation_failed');
});
