import { beforeAll, describe, expect, it } from 'vitest';
import { createListing } from '../../support/listings.ts';
import { openTestApp, type TestApp } from '../../support/open-test-app.ts';
import { mailTo } from '../../support/outbox.ts';
import { type RequestArguments, sendTo } from '../../support/send-to.ts';
import { signUp } from '../../support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
const send = (...request: RequestArguments) => sendTo(testApp.app, ...request);

describe('a script in user input', () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';

  it('is returned as data in every text of a user and of a listing', async () => {
    const asha = await signUp(testApp.app);
    const texts = { name: script, street: script, city: script, state: script.slice(0, 60) };
    const saved = await send('PATCH', `user/${asha.userId}`, texts, asha.headers);
    expect(saved.statusCode).toBe(200);
    const { _id } = await createListing(testApp.app, asha, { name: script, description: script });
    for (const url of [`user/${asha.userId}`, `crops/${_id}`, `user/${asha.userId}/export`]) {
      const reply = await send('GET', url, undefined, asha.headers);
      expect(reply.body).toContain(JSON.stringify(script).slice(1, -1));
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect(reply.headers['content-security-policy']).toMatch(/script-src 'self'/);
      expect(reply.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    }
  });

  it('is escaped in a mail', async () => {
    const { email, headers } = await signUp(testApp.app, { name: script });
    await send(
      'POST',
      'contact',
      { user_name: script, user_email: email, message: script },
      headers,
    );
    const { html } = await mailTo(testApp.dataDir, 'contact@localhost', 'Message from <script>');
    expect(html).not.toContain('<script>');
  });

  it('is not reflected by a URL that does not exist', async () => {
    const reply = await testApp.app.inject({ url: `/api/v1/${encodeURIComponent(script)}` });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
  });
});
