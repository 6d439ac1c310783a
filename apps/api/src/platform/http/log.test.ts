import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { password, signUp } from '../../../test/support/sign-up.ts';
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

it('an unexpected error is logged, and its response tells nothing about it', async () => {
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

it.each<[string, unknown]>([
  ['a text', 'the provider said no'],
  ['an object', { code: 7 }],
  ['an error that is its own cause', new Error('in a circle')],
])('%s that was thrown is logged, and does not make the log fail', async (_what, thrown) => {
  if (thrown instanceof Error) thrown.cause = thrown;
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = await createServer({ logger: { level: 'info', stream }, trustProxy: false });
  app.log.warn({ err: thrown }, 'failed');
  await app.close();
  const { err } = JSON.parse(lines.join());
  expect(err?.message).toBe(thrown instanceof Error ? thrown.message : String(thrown));
});

describe('the log line of a sign-in', () => {
  const lines: string[] = [];
  const written = z.object({ person: z.optional(z.string()), email: z.optional(z.string()) });
  const signIn = async (test: TestApp, payload: object) => {
    lines.splice(0);
    await test.app.inject({ method: 'POST', url: '/api/v1/user/signin', payload });
    const done = lines.filter((line) => line.includes('"msg":"done"'));
    return { line: done.join(), facts: written.parse(JSON.parse(done.join())) };
  };

  it('has the user id or a digest of the address, but no address and no password', async () => {
    const stream = { write: (line: string) => void lines.push(line) };
    const test = await openTestApp({ logger: { level: 'info', stream } });
    const { userId, email } = await signUp(test.app);
    const right = await signIn(test, { email, password });
    const wrong = await signIn(test, { email, password: 'not the one' });
    const other = await signIn(test, { email: 'no.one@example.com', password });
    expect(right.facts.person).toBe(userId);
    expect(wrong.facts.person).toBeUndefined();
    // The same address has the same digest.
    expect(wrong.facts.email).toBe(right.facts.email);
    expect(other.facts.email).not.toBe(wrong.facts.email);
    for (const { line, facts } of [right, wrong, other]) {
      expect(facts.email).toMatch(/^[\w-]{16}$/);
      expect(line).not.toMatch(/example\.com|not the one/);
      expect(line).not.toContain(password);
    }
  });
});
