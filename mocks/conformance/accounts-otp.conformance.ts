import { contract } from '@upaj/contract/contract';
import { type Case, type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import { createUser, createUsers, password, unique } from './users.ts';

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
export const otpCases: Cases = {
  async 'a forgotten password is replaced with the OTP of a mail, once, and every session ends'(
    client,
  ) {
    const { id, email, token } = await createUser(client);
    await expectSuccess(client, requestPasswordReset, { body: { email: email.toUpperCase() } });
    const otp = await client.otpOf(email);
    await expectError(client, resetPassword, { body: { password: next, otp } }, missing);
    await expectError(client, verifyOtp, { body: { otp: wrongOtp(otp) } }, incorrect);
    await expectSuccess(client, verifyOtp, { body: { otp } });
    // The reply to the first may have been lost.
    await expectSuccess(client, verifyOtp, { body: { otp } });
    await expectError(client, verifyOtp, { body: { otp: wrongOtp(otp) } }, incorrect);
    const common = { password: 'password123', otp };
    await expectError(client, resetPassword, { body: common }, invalid({ password: 'too_common' }));
    await expectSuccess(client, resetPassword, { body: { password: next, otp: Number(otp) } });
    await expectError(client, resetPassword, { body: { password: next, otp } }, missing);
    await expectError(client, verifyOtp, { body: { otp } }, incorrect);
    await expectError(client, getUser, { params: { id }, token }, notSignedIn);
    await expectError(
      client,
      signIn,
      { body: { email, password } },
      { status: 401, code: 'invalid_credentials' },
    );
    await expectSuccess(client, signIn, { body: { email, password: next } });
  },
  async 'an unregistered address gets the same reply, and its OTP is never right'(client) {
    const body = { email: `${unique('unknown')}@example.com` };
    const unknown = await expectSuccess(client, requestPasswordReset, { body });
    await expectError(client, verifyOtp, { body: { otp: '123456' } }, incorrect);
    const [{ email }] = await createUsers(client);
    const known = await expectSuccess(client, requestPasswordReset, { body: { email } });
    expectSame(unknown, known, 'the answer');
  },
  async 'five wrong tries invalidate an OTP'(client) {
    const { email } = await createUser(client);
    await expectSuccess(client, requestPasswordReset, { body: { email } });
    const otp = await client.otpOf(email);
    for (const _ of [1, 2, 3, 4, 5]) {
      await expectError(client, verifyOtp, { body: { otp: wrongOtp(otp) } }, incorrect);
    }
    await expectError(client, verifyOtp, { body: { otp } }, incorrect);
  },
  async 'an e-mail is changed with the password and an OTP at the new address'(client) {
    const { id, token } = await createUser(client);
    const newEmail = `${unique('asha.new')}@example.com`;
    const wrong = { newEmail, password: next };
    await expectError(
      client,
      changeEmail,
      { token, body: wrong },
      invalid({ password: 'wrong_password' }),
    );
    await expectSuccess(client, changeEmail, { token, body: { newEmail, password } });
    const otp = await client.otpOf(newEmail);
    await expectError(
      client,
      verifyEmailChange,
      { token, body: { otp: wrongOtp(otp) } },
      incorrect,
    );
    await expectSuccess(client, verifyEmailChange, { token, body: { otp } });
    await expectSuccess(client, verifyEmailChange, { token, body: { otp } });
    const { data } = await expectSuccess(client, getUser, { params: { id }, token });
    expectSame('email' in data && data.email, newEmail, 'the new address');
    await expectSuccess(client, signIn, { body: { email: newEmail, password } });
  },
  async 'an address that was taken after the OTP was requested is refused'(client) {
    const [one, other] = [await createUser(client), await createUser(client)];
    const newEmail = `${unique('both')}@example.com`;
    const body = { newEmail, password };
    await expectSuccess(client, changeEmail, { token: one.token, body });
    const first = await client.otpOf(newEmail);
    const { signUp } = contract;
    const form = { ...(await formOf(client, other)), email: newEmail, password };
    await expectSuccess(client, signUp, { body: form });
    await expectError(
      client,
      verifyEmailChange,
      { token: one.token, body: { otp: first } },
      { status: 409, code: 'user_exists' },
    );
    // A taken address gets the same reply; no OTP is mailed.
    await expectSuccess(client, changeEmail, { token: other.token, body });
    const guess = { token: other.token, body: { otp: '123456' } };
    await expectError(client, verifyEmailChange, guess, incorrect);
  },
  async 'an address is confirmed with the OTP of a mail, once, and only by its own account'(
    client,
  ) {
    const { requestEmailConfirmation, confirmEmail } = contract;
    const [user, other] = [await createUser(client), await createUser(client)];
    const { id, email, token } = user;
    const isConfirmed = async () => {
      const { data } = await expectSuccess(client, getUser, { params: { id }, token });
      return 'email' in data && data.isEmailConfirmed;
    };
    await expectError(client, requestEmailConfirmation, {}, notSignedIn);
    await expectError(client, confirmEmail, { body: { otp: '123456' } }, notSignedIn);
    const short = { token, body: { otp: '12345' } };
    await expectError(client, confirmEmail, short, invalid({ otp: 'wrong_format' }));
    await expectSuccess(client, requestEmailConfirmation, { token });
    const otp = await client.otpOf(email);
    await expectError(client, confirmEmail, { token, body: { otp: wrongOtp(otp) } }, incorrect);
    expectSame(await isConfirmed(), false, 'not confirmed yet');
    await expectSuccess(client, confirmEmail, { token, body: { otp } });
    expectSame(await isConfirmed(), true, 'confirmed');
    await expectError(client, confirmEmail, { token, body: { otp } }, incorrect);
    await expectError(client, confirmEmail, { token: other.token, body: { otp } }, incorrect);
  },
  async 'a change of e-mail needs a valid token, and forms are validated'(client) {
    const body = { newEmail: 'a@example.com', password };
    await expectError(client, changeEmail, { body }, notSignedIn);
    await expectError(client, verifyEmailChange, { body: { otp: '123456' } }, notSignedIn);
    const [{ token }] = await createUsers(client);
    await expectError(client, changeEmail, { token, body: {} }, invalid({ newEmail: 'required' }));
    const short = { token, body: { otp: '12345' } };
    await expectError(client, verifyEmailChange, short, invalid({ otp: 'wrong_format' }));
    await expectError(
      client,
      verifyOtp,
      { body: { otp: 'abcdef' } },
      invalid({ otp: 'wrong_format' }),
    );
    await expectError(
      client,
      requestPasswordReset,
      { body: { email: 'asha' } },
      invalid({ email: 'wrong_email' }),
    );
    const weak = { password: 'short', otp: '123456' };
    await expectError(client, resetPassword, { body: weak }, invalid({ password: 'too_short' }));
  },
};

/** A sign-up form with the data of a test user. */
async function formOf(client: Parameters<Case>[0], { id, token }: { id: string; token: string }) {
  const { data } = await expectSuccess(client, getUser, { params: { id }, token });
  if (!('phone' in data)) throw new Error('a test user reads the own record');
  const { name, phone, gender, street, city, state, postalCode } = data;
  return { name, phone, gender, street, city, state, postalCode };
}
