import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../support/open-test-app.ts';
import { mailsTo, mailTo } from '../../support/outbox.ts';
import { type RequestArguments, sendTo } from '../../support/send-to.ts';
import { signUp, signUpForm } from '../../support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
const send = (...request: RequestArguments) => sendTo(testApp.app, ...request);

describe('a mail contains no injected header', () => {
  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    '<a@example.com>',
  ])('no mail goes to %j', async (email) => {
    const reply = await send('POST', 'user/forget', { email });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });

  it.each(['"Asha" <evil@example.com>, x', 'Asha,evil@example.com', 'Asha; Bcc: evil@example.com'])(
    'a person called %s gets one mail, alone',
    async (name) => {
      const { email, userId } = await signUp(testApp.app);
      // Addresses in names were not always refused.
      await testApp.pool.query('update users set name = $2 where id = $1', [userId, name]);
      await send('POST', 'user/forget', { email });
      const { to, bcc, cc, from } = await mailTo(testApp.dataDir, email, 'your Upaj OTP');
      expect(to).toEqual([{ name, address: email }]);
      expect([bcc ?? [], cc ?? [], from?.address]).toEqual([[], [], 'no-reply@localhost']);
      expect(await mailsTo(testApp.dataDir, 'evil@example.com')).toEqual([]);
    },
  );

  it('a name of two lines is rejected before it reaches a header', async () => {
    const form = signUpForm({ name: 'Asha\r\nBcc: evil@example.com' });
    expect((await send('POST', 'user/signup', form)).json().fields.name.code).toBe(
      'wrong_characters',
    );
  });

  it('the Host header of a request does not appear in a mail', async () => {
    const { email } = await signUp(testApp.app);
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await send('POST', 'user/forget', { email }, headers);
    const { text, html } = await mailTo(testApp.dataDir, email, 'your Upaj OTP');
    expect(`${text}${html}`).not.toMatch(/evil|http/);
  });
});
