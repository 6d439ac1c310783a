import { contract } from '@upaj/contract/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/open-test-app.ts';
import { mailsTo, otpTo } from '../../../test/support/outbox.ts';
import { productionLog } from '../../../test/support/production-log.ts';
import { signUp } from '../../../test/support/sign-up.ts';
import { currentCaller } from '../concurrency/caller-context.ts';
import { createServer } from './server.ts';

describe('the address of a caller', () => {
  const header = 'x-forwarded-for';
  it.each([
    [
      'is the one that the nearest proxy saw',
      true,
      { [header]: '203.0.113.9, 198.51.100.7' },
      '198.51.100.7',
    ],
    ['is what a trusted proxy says alone', true, { [header]: '198.51.100.7' }, '198.51.100.7'],
    [
      'does not contain the port of its connection',
      true,
      { [header]: '203.0.113.9:80, 198.51.100.7:54321' },
      '198.51.100.7',
    ],
    [
      'does not contain its port in version 6 either',
      true,
      { [header]: '[2001:db8::7]:54321' },
      '2001:db8::7',
    ],
    ['may stand in brackets', true, { [header]: '[2001:db8::7]' }, '2001:db8::7'],
    ['of version 6 has no port without brackets', true, { [header]: '2001:db8::7' }, '2001:db8::7'],
    ['is the connection without a header', true, {}, '10.0.0.1'],
    ['is the connection when no proxy is trusted', false, { [header]: '198.51.100.7' }, '10.0.0.1'],
  ])('%s', async (_, trustProxy, headers, expected) => {
    const app = await createServer({ logger: productionLog, trustProxy });
    app.get('/', async ({ ip }) => ({ ip }));
    const reply = await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' });
    await app.close();
    expect(reply.json()).toEqual({ ip: expected });
  });
});

it('shared work of a request is scheduled by its address, once its body has been read', async () => {
  const app = await createServer({ logger: productionLog, trustProxy: false });
  app.post('/', async () => ({ caller: currentCaller() }));
  const payload = { any: 'body' };
  const request = { method: 'POST', url: '/', payload, remoteAddress: '2001:db8::7' } as const;
  expect((await app.inject(request)).json()).toEqual({ caller: '2001:db8:0:0::/64' });
  await app.close();
});

describe('a mail is written in', () => {
  it.each([
    ['the language that was chosen here', { cookie: 'language=hi', 'accept-language': 'en' }, 'hi'],
    ['the language that the browser wants most', { 'accept-language': 'en;q=0.3, hi;q=0.7' }, 'hi'],
    ['English where neither says anything', {}, 'en'],
  ])('%s', async (_, headers, language) => {
    const { app, dataDir } = await openTestApp();
    const { email } = await signUp(app);
    const { method, path: url } = contract.requestPasswordReset;
    await app.inject({ method, url, headers, payload: { email } });
    await otpTo(dataDir, email);
    const [mail] = await mailsTo(dataDir, email);
    expect(/\p{Script=Devanagari}/u.test(mail?.subject ?? '') ? 'hi' : 'en').toBe(language);
  });
});
