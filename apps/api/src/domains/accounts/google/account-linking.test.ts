import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.ts';
import { today } from '../../../../test/support/open-test-app.ts';
import type { Forgery, Member } from '../../../../test/support/openid-provider.ts';
import { mailsTo, mailTo, otpTo } from '../../../../test/support/outbox.ts';
import { password, type SignedIn, signUp } from '../../../../test/support/sign-up.ts';
import { type GoogleTestApp, newMember, openGoogleTestApp } from './testing/google-test-app.ts';

let testApp: GoogleTestApp;
beforeAll(async () => {
  testApp = await openGoogleTestApp();
});
afterAll(() => testApp.close());

/** Reads an OTP at the address and chooses a new password with it. */
async function resetPassword(email: string, at: number): Promise<void> {
  const browser = openBrowser(testApp.app);
  const send = (endpoint: string, body: object) =>
    browser.send('POST', `/api/v1/user/${endpoint}`, body);
  await send('forget', { email });
  const otp = await otpTo(testApp.dataDir, email, at);
  await send('verify', { otp });
  const reply = await send('resetPassword', { password: `${password} naya`, otp });
  expect(reply.statusCode).toBe(202);
}

/** A user who signed up with a password and has verified the address. */
async function proven(email: string): Promise<SignedIn> {
  const asha = await signUp(testApp.app, { email });
  await testApp.pool.query('update users set email_verified = true where id = $1', [asha.userId]);
  return asha;
}
const taken = [409, 'user_exists'];

describe('an account with a password', () => {
  it('is not linked with Google if its address was never verified', async () => {
    const member = newMember();
    await signUp(testApp.app, { email: member.email });
    const reply = await testApp.signInWithGoogle(member);
    expect([reply.statusCode, reply.json().code]).toEqual(taken);
  });

  it.each<[string, Partial<Member>, Forgery | undefined]>([
    ['Google mail', {}, undefined],
    ['an organisation at Google', { email: 'asha@coop.example' }, { hd: 'coop.example' }],
  ])(
    'is linked once its address was verified, if it is that of %s; a mail reports it',
    async (_what, more, forgery) => {
      const member = newMember(more);
      const asha = await proven(member.email);
      const reply = await testApp.signInWithGoogle(member, forgery);
      expect([reply.statusCode, reply.json().userId]).toEqual([200, asha.userId]);
      await mailTo(testApp.dataDir, member.email, 'Google can now sign in');
      expect((await testApp.signInWithGoogle(member, forgery)).json().userId).toBe(asha.userId);
      expect(await mailsTo(testApp.dataDir, member.email)).toHaveLength(1);
    },
  );

  it('is not linked if Google does not issue the address, since its former owner may sign in', async () => {
    const member = newMember({ email: 'asha@village.example' });
    await proven(member.email);
    const reply = await testApp.signInWithGoogle(member);
    expect([reply.statusCode, reply.json().code]).toEqual(taken);
  });

  it('is not linked with a second Google account of its address', async () => {
    const member = newMember();
    const { userId } = (await testApp.signInWithGoogle(member)).json();
    const second = await testApp.signInWithGoogle({ ...newMember(), email: member.email });
    expect([second.statusCode, second.json().code]).toEqual(taken);
    expect((await testApp.signInWithGoogle(member)).json().userId).toBe(userId);
  });
});

describe('a user who signed up with Google', () => {
  it('has no password, and gets an error that says so', async () => {
    const { token, userId } = (await testApp.signInWithGoogle(newMember())).json();
    const headers = { authorization: `Bearer ${token}` };
    const ask = (method: 'POST' | 'DELETE', url: string, payload: object) =>
      testApp.app.inject({ method, url: `/api/v1/user/${url}`, payload, headers });
    const newPassword = `${password} naya`;
    const replies = [
      await ask('POST', 'changePassword', { currentPassword: password, newPassword }),
      await ask('POST', 'changeEmail', { newEmail: 'a@example.com', password }),
      await ask('DELETE', userId, { password }),
    ];
    const codes = replies.map((reply) =>
      Object.values<{ code: string }>(reply.json().fields).map(({ code }) => code),
    );
    expect(codes).toEqual(Array(3).fill(['password_missing']));
  });

  describe('deletes the account without a password', () => {
    const remove = (userId: string, token: string) =>
      testApp.app.inject({
        method: 'DELETE',
        url: `/api/v1/user/${userId}`,
        payload: {},
        headers: { authorization: `Bearer ${token}` },
      });
    /** Makes the sessions of a user older. */
    const age = (userId: string, minutes: number) =>
      testApp.pool.query('update sessions set created_at = $1 where user_id = $2', [
        new Date(today.getTime() - minutes * 60 * 1000),
        userId,
      ]);

    it('after a sign-in of the last ten minutes, which deletes all data', async () => {
      const member = newMember();
      const { userId, token } = (await testApp.signInWithGoogle(member)).json();
      await age(userId, 9);
      expect((await remove(userId, token)).statusCode).toBe(204);
      expect((await testApp.signInWithGoogle(member)).json().userId).not.toBe(userId);
    });

    it('changes the bank account in the same way', async () => {
      const { userId, token } = (await testApp.signInWithGoogle(newMember())).json();
      const headers = { authorization: `Bearer ${token}` };
      const account = { bank: 'Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
      const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
        testApp.app.inject({ method, url: `/api/v1/seller${path}`, payload, headers });
      await send('POST', '', { userId, ...account });
      const change = () => send('PATCH', `/${userId}`, { bank: 'Another' });
      expect((await change()).statusCode).toBe(200);
      await age(userId, 11);
      expect((await change()).json().fields.password.code).toBe('sign_in_again');
    });

    it('but not later, until they sign in with Google again', async () => {
      const member = newMember();
      const { userId, token } = (await testApp.signInWithGoogle(member)).json();
      await age(userId, 11);
      const refused = await remove(userId, token);
      expect([refused.statusCode, refused.json().fields.password.code]).toEqual([
        400,
        'sign_in_again',
      ]);
      const again = (await testApp.signInWithGoogle(member)).json();
      expect((await remove(userId, again.token)).statusCode).toBe(204);
    });

    it('but not if there is one, however they have just signed in', async () => {
      const member = newMember();
      const { userId } = await proven(member.email);
      const { token } = (await testApp.signInWithGoogle(member)).json();
      const refused = await remove(userId, token);
      expect([refused.statusCode, refused.json().fields.password.code]).toEqual([400, 'required']);
    });
  });

  it('sets a password by an OTP, which unlinks the Google account until its next sign-in', async () => {
    const member = newMember();
    const { userId } = (await testApp.signInWithGoogle(member)).json();
    await resetPassword(member.email, 1);
    const notice = await mailTo(testApp.dataDir, member.email, 'password was changed');
    expect(notice.text).toContain('Google account that was joined to it can no longer sign in');
    const present = await testApp.signInWithGoogle({ ...newMember(), email: member.email });
    expect([present.statusCode, present.json().userId]).toEqual([200, userId]);
    const former = await testApp.signInWithGoogle(member);
    expect([former.statusCode, former.json().code]).toEqual(taken);
  });

  it('cannot sign in after the e-mail of the account was changed', async () => {
    const member = newMember();
    const asha = await proven(member.email);
    await testApp.signInWithGoogle(member);
    const browser = openBrowser(testApp.app);
    const send = (endpoint: string, body: object) =>
      browser.send('POST', `/api/v1/user/${endpoint}`, body, asha.headers);
    const newEmail = `moved.${member.email}`;
    await send('changeEmail', { newEmail, password });
    await send('changeEmail/verify', { otp: await otpTo(testApp.dataDir, newEmail) });
    const notice = await mailTo(testApp.dataDir, member.email, 'e-mail of your Upaj account');
    expect(notice.text).toContain('can no longer sign in');
    const { userId } = (await testApp.signInWithGoogle(member)).json();
    expect(userId).not.toBe(asha.userId);
  });
});
