import { contract } from '@upaj/contract/contract';
import type { ConformanceCase } from './conformance.ts';
import { refuse, same, succeed } from './conformance-client.ts';
import { guests, newGuest, nobodysId, password } from './conformance-people.ts';

const { signIn, changePassword, listSessions, endSession, endOtherSessions, getUser } = contract;
const { getSignInWays, finishGoogle } = contract;
const next = 'another field at noon';
const notSignedIn = { status: 401, code: 'not_signed_in' } as const;
const notFound = { status: 404, code: 'not_found', message: 'Session not found' } as const;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;

/** Cases of sessions and passwords. */
export const sessionCases: readonly ConformanceCase[] = [
  {
    name: 'a person sees where they are signed in and ends one session, then all others',
    async run(client) {
      const { id, email, token } = await newGuest(client);
      const again = async () =>
        (await succeed(client, signIn, { body: { email, password } })).token;
      const [phone, shop] = [await again(), await again()];
      const { data } = await succeed(client, listSessions, { token: phone });
      same(data.length, 3, 'sessions');
      same(data.filter(({ isThisOne }) => isThisOne).length, 1, 'this one');
      same(JSON.stringify(data).includes(phone), false, 'no token is shown');
      same(typeof data[0]?.ipAddress, 'string', 'where from');
      const own = data.find(({ isThisOne }) => isThisOne);
      await succeed(client, endSession, { params: { id: own?.id ?? '' }, token });
      await refuse(client, getUser, { params: { id }, token: phone }, notSignedIn);
      await refuse(client, endSession, { params: { id: own?.id ?? '' }, token }, notFound);
      await succeed(client, endOtherSessions, { token });
      await refuse(client, getUser, { params: { id }, token: shop }, notSignedIn);
      same((await succeed(client, listSessions, { token })).data.length, 1, 'sessions left');
    },
  },
  {
    name: "nobody ends another's session",
    async run(client) {
      const [own, other] = await guests(client);
      const { data } = await succeed(client, listSessions, { token: other.token });
      const params = { id: data[0]?.id ?? '' };
      await refuse(client, endSession, { params, token: own.token }, notFound);
      await refuse(client, endSession, { params: { id: nobodysId }, token: own.token }, notFound);
      const wrong = { params: { id: 'x' }, token: own.token };
      await refuse(client, endSession, wrong, invalid({ id: 'wrong_uuid' }));
      await refuse(client, endSession, { params }, notSignedIn);
      await refuse(client, endOtherSessions, {}, notSignedIn);
      await refuse(client, listSessions, {}, notSignedIn);
      await succeed(client, listSessions, { token: other.token });
    },
  },
  {
    name: 'a password is changed by who knows it, and the other sessions end',
    async run(client) {
      const { id, email, token } = await newGuest(client);
      const other = await succeed(client, signIn, { body: { email, password } });
      const body = { currentPassword: password, newPassword: next };
      await refuse(client, changePassword, { body }, notSignedIn);
      const wrong = { ...body, currentPassword: next };
      await refuse(
        client,
        changePassword,
        { token, body: wrong },
        invalid({ currentPassword: 'wrong_password' }),
      );
      const common = { ...body, newPassword: 'password123' };
      await refuse(
        client,
        changePassword,
        { token, body: common },
        invalid({ newPassword: 'too_common' }),
      );
      await succeed(client, changePassword, { token, body });
      await succeed(client, getUser, { params: { id }, token });
      await refuse(client, getUser, { params: { id }, token: other.token }, notSignedIn);
      const old = { body: { email, password } };
      await refuse(client, signIn, old, { status: 401, code: 'invalid_credentials' });
      await succeed(client, signIn, { body: { email, password: next } });
    },
  },
  {
    name: 'the ways of signing in are told, and a code that Google did not give opens nothing',
    async run(client) {
      same((await succeed(client, getSignInWays)).data, { google: false }, 'ways');
      const body = { code: 'a-code-that-nobody-was-given' };
      const message = 'Signing in with Google did not work. Please try again.';
      const failed = { status: 401, code: 'invalid_credentials', message } as const;
      await refuse(client, finishGoogle, { body }, failed);
      await refuse(
        client,
        finishGoogle,
        { body: { code: 'x' } },
        invalid({ code: 'wrong_format' }),
      );
    },
  },
];
