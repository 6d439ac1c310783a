import { contract } from '@upaj/contract/contract';
import type { ConformanceCase } from './conformance.ts';
import { refuse, same, succeed } from './conformance-client.ts';
import { guests, newGuest, password, unique } from './conformance-people.ts';

const { requestPasswordReset, verifyOtp, resetPassword, changeEmail, verifyEmailChange } = contract;
const { signIn, getUser } = contract;
const next = 'another field at noon';
const incorrect = {
  status: 401,
  code: 'otp_incorrect',
} as const;
const missing = {
  status: 401,
  code: 'otp_missing',
} as const;
const notSignedIn = { status: 401, code: 'not_signed_in' } as const;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;
const wrongOtp = (otp: string) => (otp === '000000' ? '000001' : '000000');

/** Cases of one-time passwords. */
export const otpCases: readonly ConformanceCase[] = [
  {
    name: 'a forgotten password is replaced with the OTP of a mail, once, and every session ends',
    async run(client) {
      const { id, email, token } = await newGuest(client);
      await succeed(client, requestPasswordReset, { body: { email: email.toUpperCase() } });
      const otp = await client.otpOf(email);
      await refuse(client, resetPassword, { body: { password: next, otp } }, missing);
      await refuse(client, verifyOtp, { body: { otp: wrongOtp(otp) } }, incorrect);
      await succeed(client, verifyOtp, { body: { otp } });
      await refuse(client, verifyOtp, { body: { otp } }, incorrect);
      const common = { password: 'password123', otp };
      await refuse(client, resetPassword, { body: common }, invalid({ password: 'too_common' }));
      await succeed(client, resetPassword, { body: { password: next, otp: Number(otp) } });
      await refuse(client, resetPassword, { body: { password: next, otp } }, missing);
      await refuse(client, getUser, { params: { id }, token }, notSignedIn);
      await refuse(
        client,
        signIn,
        { body: { email, password } },
        { status: 401, code: 'invalid_credentials' },
      );
      await succeed(client, signIn, { body: { email, password: next } });
    },
  },
  {
    name: 'an address that nobody has is answered as any other, and its OTP is never right',
    async run(client) {
      const body = { email: `${unique('nobody')}@example.com` };
      const unknown = await succeed(client, requestPasswordReset, { body });
      await refuse(client, verifyOtp, { body: { otp: '123456' } }, incorrect);
      const [{ email }] = await guests(client);
      const known = await succeed(client, requestPasswordReset, { body: { email } });
      same(unknown, known, 'the answer');
    },
  },
  {
    name: 'five wrong tries make an OTP useless',
    async run(client) {
      const { email } = await newGuest(client);
      await succeed(client, requestPasswordReset, { body: { email } });
      const otp = await client.otpOf(email);
      for (const _ of [1, 2, 3, 4, 5]) {
        await refuse(client, verifyOtp, { body: { otp: wrongOtp(otp) } }, incorrect);
      }
      await refuse(client, verifyOtp, { body: { otp } }, incorrect);
    },
  },
  {
    name: 'a new e-mail is taken over with the password and an OTP at the new address',
    async run(client) {
      const { id, token } = await newGuest(client);
      const newEmail = `${unique('asha.new')}@example.com`;
      const wrong = { newEmail, password: next };
      await refuse(
        client,
        changeEmail,
        { token, body: wrong },
        invalid({ password: 'wrong_password' }),
      );
      await succeed(client, changeEmail, { token, body: { newEmail, password } });
      const otp = await client.otpOf(newEmail);
      await refuse(client, verifyEmailChange, { token, body: { otp: wrongOtp(otp) } }, incorrect);
      await succeed(client, verifyEmailChange, { token, body: { otp } });
      await refuse(client, verifyEmailChange, { token, body: { otp } }, incorrect);
      const { data } = await succeed(client, getUser, { params: { id }, token });
      same('email' in data && data.email, newEmail, 'the new address');
      await succeed(client, signIn, { body: { email: newEmail, password } });
    },
  },
  {
    name: 'an address that was taken while its OTP was on the way is refused',
    async run(client) {
      const [one, other] = [await newGuest(client), await newGuest(client)];
      const newEmail = `${unique('both')}@example.com`;
      const body = { newEmail, password };
      await succeed(client, changeEmail, { token: one.token, body });
      const first = await client.otpOf(newEmail);
      const { signUp } = contract;
      const form = { ...(await formOf(client, other)), email: newEmail, password };
      await succeed(client, signUp, { body: form });
      await refuse(
        client,
        verifyEmailChange,
        { token: one.token, body: { otp: first } },
        { status: 409, code: 'user_exists' },
      );
      // One that is taken already is answered alike; no OTP is mailed.
      await succeed(client, changeEmail, { token: other.token, body });
      const guess = { token: other.token, body: { otp: '123456' } };
      await refuse(client, verifyEmailChange, guess, incorrect);
    },
  },
  {
    name: 'nobody changes an e-mail without a living token, and forms are checked',
    async run(client) {
      const body = { newEmail: 'a@example.com', password };
      await refuse(client, changeEmail, { body }, notSignedIn);
      await refuse(client, verifyEmailChange, { body: { otp: '123456' } }, notSignedIn);
      const [{ token }] = await guests(client);
      await refuse(client, changeEmail, { token, body: {} }, invalid({ newEmail: 'required' }));
      const short = { token, body: { otp: '12345' } };
      await refuse(client, verifyEmailChange, short, invalid({ otp: 'wrong_format' }));
      await refuse(
        client,
        verifyOtp,
        { body: { otp: 'abcdef' } },
        invalid({ otp: 'wrong_format' }),
      );
      await refuse(
        client,
        requestPasswordReset,
        { body: { email: 'asha' } },
        invalid({ email: 'wrong_email' }),
      );
      const weak = { password: 'short', otp: '123456' };
      await refuse(client, resetPassword, { body: weak }, invalid({ password: 'too_short' }));
    },
  },
];

/** A sign-up form with the facts of a guest. */
async function formOf(
  client: Parameters<ConformanceCase['run']>[0],
  { id, token }: { id: string; token: string },
) {
  const { data } = await succeed(client, getUser, { params: { id }, token });
  if (!('phone' in data)) throw new Error('a guest reads their own record whole');
  const { name, phone, gender, street, city, state, postalCode } = data;
  return { name, phone, gender, street, city, state, postalCode };
}
