import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listingForm, send } from '../../../testing/listings.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { sendTo, signInTo } from '../../../testing/send-to.ts';
import { password, type SignedIn, signUp } from '../../../testing/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});

/** Deletes the account during a request that has been authenticated and has not written anything yet. */
async function meanwhile<T>({ userId }: SignedIn, endpoint: () => PromiseLike<T>): Promise<T> {
  const client = await testApp.pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from users where id = $1', [userId]);
    const reply = Promise.resolve(endpoint());
    await vi.waitFor(async () => {
      const waiting = await testApp.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(waiting.rowCount).toBe(1);
    }, 15_000);
    await client.query('commit');
    return await reply;
  } finally {
    client.release();
  }
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
