import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../support/open-test-app.ts';
import { type RequestArguments, sendTo } from '../../support/send-to.ts';
import { password, type SignedIn, signUp } from '../../support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
const send = (...request: RequestArguments) => sendTo(testApp.app, ...request);
const isIn = async ({ userId, headers }: Pick<SignedIn, 'userId' | 'headers'>) =>
  (await send('GET', `user/${userId}`, undefined, headers)).statusCode === 200;
const json = { 'content-type': 'application/json' };

it('over HTTPS the headers set HSTS and a content security policy', async () => {
  const { app } = await openTestApp({ publicUrl: 'https://upaj.example' });
  const { headers } = await app.inject({ url: '/api/v1/user/ways' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const policy = String(headers['content-security-policy']);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(policy).toContain(`${name} 'none'`);
  }
});

describe('another site', () => {
  const origin = 'https://evil.example';

  it('gets no CORS permission, for a request or a preflight', async () => {
    const { userId, headers } = await signUp(testApp.app);
    const replies = [
      await send('GET', `user/${userId}`, undefined, { ...headers, origin }),
      await testApp.app.inject({
        method: 'OPTIONS',
        url: '/api/v1/user/signin',
        headers: { origin, 'access-control-request-method': 'POST' },
      }),
      await send('POST', 'user/signin', { email: 'a@example.com', password }, { origin }),
    ];
    for (const { headers: answered } of replies) {
      expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answered['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send a form of type %s to a call that reads JSON',
    async (type) => {
      const body = JSON.stringify({ email: 'a@example.com' });
      const reply = await send('POST', 'user/forget', body, { 'content-type': type });
      expect([400, 415]).toContain(reply.statusCode);
      expect(reply.headers['set-cookie']).toBeUndefined();
    },
  );

  it('cannot override the method', async () => {
    const { userId, headers } = await signUp(testApp.app);
    const override = { ...headers, 'x-http-method-override': 'DELETE', 'x-method': 'DELETE' };
    await send('GET', `user/${userId}?_method=DELETE`, undefined, override);
    expect(await isIn({ userId, headers })).toBe(true);
  });
});

it('a body that is too large is rejected unread', async () => {
  const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(65_536) });
  const reply = await send('POST', 'user/signin', body, json);
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large']);
});
