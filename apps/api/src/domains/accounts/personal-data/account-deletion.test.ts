import { beforeAll, describe, expect, it } from 'vitest';
import { listingForm, send } from '../../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../../test/support/open-test-app.ts';
import { queueBehind } from '../../../../test/support/queue-behind.ts';
import { sendTo, signInTo } from '../../../../test/support/send-to.ts';
import { password, type SignedIn, signUp } from '../../../../test/support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});

/** Deletes the account during a request that has been authenticated and has not written anything yet. */
async function meanwhile<T>({ userId }: SignedIn, endpoint: () => PromiseLike<T>): Promise<T> {
  const deletion = 'delete from users where id = $1';
  const [reply] = await queueBehind(testApp.pool, deletion, [userId], [endpoint]);
  return reply as T;
}

describe('while the account is being deleted', () => {
  const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };

  it.each<[string, (asha: SignedIn) => PromiseLike<Awaited<ReturnType<typeof sendTo>>>]>([
    [
      'who becomes a seller',
      ({ userId, headers }) =>
        sendTo(testApp.app, 'POST', 'seller', { userId, ...account }, headers),
    ],
    [
      'who writes to us',
      ({ email, headers }) => {
        const message = { user_name: 'Asha', user_email: email, message: 'Where is it?' };
        return sendTo(testApp.app, 'POST', 'contact', message, headers);
      },
    ],
    [
      'who changes the password',
      ({ headers }) => {
        const change = { currentPassword: password, newPassword: 'Sarson ka khet 9' };
        return sendTo(testApp.app, 'POST', 'user/changePassword', change, headers);
      },
    ],
    [
      'who asks for another address',
      ({ email, headers }) => {
        const change = { newEmail: `new.${email}`, password };
        return sendTo(testApp.app, 'POST', 'user/changeEmail', change, headers);
      },
    ],
    ['who lists a crop', (asha) => send(testApp.app, asha, listingForm(asha.userId))],
  ])('a user %s gets the error of an ended session', async (_what, endpoint) => {
    const asha = await signUp(testApp.app);
    const reply = await meanwhile(asha, () => endpoint(asha));
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'not_signed_in']);
  });

  it('sign-in fails as if there had never been an account', async () => {
    const asha = await signUp(testApp.app);
    const reply = await meanwhile(asha, () => signInTo(testApp.app, asha.email));
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'invalid_credentials']);
  });
});
