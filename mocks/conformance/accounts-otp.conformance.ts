import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import { invalid, refused } from './market.ts';
import { createUser, createUsers, password, unique } from './users.ts';

const { requestPasswordReset, verifyOtp, resetPassword, changeEmail, verifyEmailChange } = contract;
const { signIn, getUser } = contract;
const next = 'another field at noon';
const incorrect = { status: 401, code: 'otp_incorrect' } as const;
const missing = { status: 401, code: 'otp_missing' } as const;

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
    await expectError(client, getUser, { params: { id }, token }, refused.notSignedIn);
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
    await expectSuccess(client, requestEmailConfirmation, { token });
    const otp = await client.otpOf(email);
    await expectError(client, confirmEmail, { token, body: { otp: wrongOtp(otp) } }, incorrect);
    expectSame(await isConfirmed(), false, 'not confirmed yet');
    await expectSuccess(client, confirmEmail, { token, body: { otp } });
    expectSame(await isConfirmed(), true, 'confirmed');
    await expectError(client, confirmEmail, { token, body: { otp } }, incorrect);
    await expectError(client, confirmEmail, { token: other.token, body: { otp } }, incorrect);
  },
};
