import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import { invalid, refused } from './market.ts';
import { createUser, password } from './users.ts';

const { signIn, changePassword, listSessions, endSession, endOtherSessions, getUser } = contract;
const { getSignInWays, finishGoogle } = contract;
const next = 'another field at noon';

const notFound = { status: 404, code: 'not_found', message: 'Session not found' } as const;

/** Cases of sessions and passwords. */
export const sessionCases: Cases = {
  async 'a user lists the sessions and ends one of them, then all others'(client) {
    const { id, email, token } = await createUser(client);
    const again = async () =>
      (await expectSuccess(client, signIn, { body: { email, password } })).token;
    const [phone, shop] = [await again(), await again()];
    const { data } = await expectSuccess(client, listSessions, { token: phone });
    expectSame(data.length, 3, 'sessions');
    expectSame(data.filter(({ isThisOne }) => isThisOne).length, 1, 'this one');
    expectSame(JSON.stringify(data).includes(phone), false, 'no token is shown');
    expectSame(typeof data[0]?.ipAddress, 'string', 'where from');
    const own = data.find(({ isThisOne }) => isThisOne);
    await expectSuccess(client, endSession, { params: { id: own?.id ?? '' }, token });
    await expectError(client, getUser, { params: { id }, token: phone }, refused.notSignedIn);
    await expectError(client, endSession, { params: { id: own?.id ?? '' }, token }, notFound);
    await expectSuccess(client, endOtherSessions, { token });
    await expectError(client, getUser, { params: { id }, token: shop }, refused.notSignedIn);
    expectSame(
      (await expectSuccess(client, listSessions, { token })).data.length,
      1,
      'sessions left',
    );
  },
  async 'a password is changed with the old one, and the other sessions end'(client) {
    const { id, email, token } = await createUser(client);
    const other = await expectSuccess(client, signIn, { body: { email, password } });
    const body = { currentPassword: password, newPassword: next };
    const wrong = { ...body, currentPassword: next };
    await expectError(
      client,
      changePassword,
      { token, body: wrong },
      invalid({ currentPassword: 'wrong_password' }),
    );
    const common = { ...body, newPassword: 'password123' };
    await expectError(
      client,
      changePassword,
      { token, body: common },
      invalid({ newPassword: 'too_common' }),
    );
    await expectSuccess(client, changePassword, { token, body });
    await expectSuccess(client, getUser, { params: { id }, token });
    const ended = { params: { id }, token: other.token };
    await expectError(client, getUser, ended, refused.notSignedIn);
    const old = { body: { email, password } };
    await expectError(client, signIn, old, { status: 401, code: 'invalid_credentials' });
    await expectSuccess(client, signIn, { body: { email, password: next } });
  },
  async 'the sign-in methods are listed, and an unknown Google code is refused'(client) {
    expectSame((await expectSuccess(client, getSignInWays)).data, { google: false }, 'ways');
    const body = { code: 'a-code-that-was-never-issued' };
    const message = 'Signing in with Google did not work. Please try again.';
    const failed = { status: 401, code: 'invalid_credentials', message } as const;
    await expectError(client, finishGoogle, { body }, failed);
  },
};
