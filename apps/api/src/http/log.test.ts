import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createServer } from './server.ts';

async function logOf(fail: () => unknown) {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const app = await createServer({ logger: { level: 'info', stream }, trustProxy: false });
  app.get('/it', async (request) => {
    request.log.info({ password: 'secret-1', body: { accountNo: 'secret-2' } }, 'seen');
    request.log.info({ req: { headers: { authorization: 'secret-3' } } }, 'seen');
    return fail();
  });
  const reply = await app.inject({ url: '/it?q=1', headers: { authorization: 'Bearer secret-4' } });
  await app.close();
  return { log, reply };
}

it('a request is one line with its id, and no secret gets into the log', async () => {
  const { log, reply } = await logOf(() => ({}));
  expect(log).toContain(`"reqId":"${reply.headers['x-request-id']}"`);
  expect(log).toContain('"route":"/it"');
  expect(log).not.toContain('secret-');
});

it('an error that nobody foresaw is logged, and tells the caller nothing', async () => {
  const { log, reply } = await logOf(() => {
    throw new DrizzleQueryError('insert into credentials', ['secret-5'], new Error('disk is full'));
  });
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    success: false,
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  });
  expect(log).toContain('disk is full');
  expect(log).toContain('insert into credentials');
  expect(log).not.toContain('secret-5');
});
