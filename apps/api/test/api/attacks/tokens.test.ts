import { endpoints } from '@upaj/contract/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFixtures } from '../../support/fixtures.ts';
import { openTestApp, type TestApp, today } from '../../support/open-test-app.ts';
import { type RequestArguments, sendTo, signInTo } from '../../support/send-to.ts';
import { password, type SignedIn, signUp } from '../../support/sign-up.ts';
import { validRequest } from '../../support/valid-request.ts';

let testApp: TestApp;
beforeAll(async () => {
  // Some cases happen while a password is being hashed.
  testApp = await openTestApp({ isSlow: true });
});
const send = (...request: RequestArguments) => sendTo(testApp.app, ...request);
const signIn = (email: string, secret?: string) => signInTo(testApp.app, email, secret);
const isIn = async ({ userId, headers }: Pick<SignedIn, 'userId' | 'headers'>) =>
  (await send('GET', `user/${userId}`, undefined, headers)).statusCode === 200;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a token is invalid', () => {
  const next = 'Sarson ka khet 9';

  it('after the password was changed in another session', async () => {
    const asha = await signUp(testApp.app);
    const stolen = {
      userId: asha.userId,
      headers: bearer((await signIn(asha.email)).json().token),
    };
    const body = { currentPassword: password, newPassword: next };
    await send('POST', 'user/changePassword', body, asha.headers);
    expect([await isIn(stolen), await isIn(asha)]).toEqual([false, true]);
  });

  it('after the account was deleted, for every endpoint', async () => {
    const asha = await signUp(testApp.app);
    const fixtures = await createFixtures(testApp, asha, asha);
    await send('DELETE', `user/${asha.userId}`, { password }, asha.headers);
    const closed = endpoints.filter(({ access }) => access !== 'anyone');
    expect(closed.length).toBeGreaterThan(15);
    for (const endpoint of closed) {
      const reply = await testApp.app.inject(await validRequest(endpoint, fixtures, asha.token));
      expect([endpoint.name, reply.statusCode, reply.json().code]).toEqual([
        endpoint.name,
        401,
        'not_signed_in',
      ]);
    }
  });

  it('if it was issued for the old password while the password was being changed', async () => {
    const asha = await signUp(testApp.app);
    const body = { currentPassword: password, newPassword: next };
    const change = send('POST', 'user/changePassword', body, asha.headers);
    const thief = Array.from({ length: 12 }, () => signIn(asha.email));
    expect((await change).statusCode).toBe(200);
    for (const reply of await Promise.all(thief)) {
      if (reply.statusCode !== 200) continue;
      const session = { userId: asha.userId, headers: bearer(reply.json().token) };
      expect(await isIn(session)).toBe(false);
    }
  });

  it('half a year after it was issued, however often it was used', async () => {
    const asha = await signUp(testApp.app);
    const age = 'update sessions set created_at = $1 where user_id = $2';
    const halfAYear = new Date(today.getTime() - 181 * 24 * 60 * 60 * 1000);
    await testApp.pool.query(age, [halfAYear, asha.userId]);
    expect(await isIn(asha)).toBe(false);
  });

  it('unless it comes in the header: not in a cookie, not in the URL', async () => {
    const { userId, token } = await signUp(testApp.app);
    for (const cookie of [`better-auth.session_token=${token}`, `token=${token}`]) {
      expect((await send('GET', `user/${userId}`, undefined, { cookie })).statusCode).toBe(401);
    }
    const url = `user/${userId}?token=${token}&access_token=${token}`;
    expect((await send('GET', url)).statusCode).not.toBe(200);
  });

  it('when the client chose it: each sign-in creates a new one', async () => {
    const { email, token } = await signUp(testApp.app);
    const chosen = { ...bearer('chosen-by-the-attacker'), cookie: 'token=chosen-by-the-attacker' };
    const first = await send('POST', 'user/signin', { email, password }, chosen);
    const second = await send('POST', 'user/signin', { email, password }, bearer(token));
    const tokens = [token, first.json().token, second.json().token];
    expect(new Set(tokens).size).toBe(3);
    expect(tokens).not.toContain('chosen-by-the-attacker');
  });
});
