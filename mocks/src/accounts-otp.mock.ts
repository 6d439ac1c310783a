import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { findByEmail, rejectCommonPassword, requirePassword } from './account-records.ts';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import type { OtpRecord } from './records.ts';
import { endSessions, sessionsOf } from './sessions.ts';

/** The OTP of every mail of the mock server. */
export const mockOtp = '123456';

const TRIES = 5;
// The mock server has one browser, so it stores one request for a forgotten password.
const RESET = 'reset';
const confirmationOf = (userId: string) => `confirm ${userId}`;

const incorrect = () => new ApiError('otp_incorrect');
const missing = () => new ApiError('otp_missing');

function ask(key: string, email: string, userId: string | undefined): void {
  db.otps.set(key, { userId, email, wrongTries: 0, isVerified: false });
}

function check(request: OtpRecord | undefined, otp: string): OtpRecord {
  if (!request || request.wrongTries >= TRIES) throw incorrect();
  if (request.userId === undefined || otp !== mockOtp) {
    request.wrongTries += 1;
    throw incorrect();
  }
  return request;
}

const requestPasswordReset = mockEndpoint(contract.requestPasswordReset, ({ body }) => {
  ask(RESET, body.email, findByEmail(body.email)?.id);
  return { status: 202, body: { success: true } };
});

const verifyOtp = mockEndpoint(contract.verifyOtp, ({ body }) => {
  check(db.otps.get(RESET), body.otp).isVerified = true;
  return { status: 200, body: { success: true } };
});

const resetPassword = mockEndpoint(contract.resetPassword, ({ body }) => {
  const request = db.otps.get(RESET);
  if (!request?.isVerified) throw missing();
  const { userId = '' } = check(request, String(body.otp).padStart(6, '0'));
  rejectCommonPassword(body.password, 'password');
  const person = db.people.get(userId);
  if (!person) throw missing();
  db.otps.delete(RESET);
  const isEmailConfirmed = person.isEmailConfirmed || request.email === person.email;
  db.people.set(userId, { ...person, isEmailConfirmed, password: body.password });
  endSessions(sessionsOf(userId, undefined).map(({ token }) => token));
  return { status: 202, body: { success: true, message: 'Your password has been changed' } };
});

const changeEmail = mockEndpoint(contract.changeEmail, ({ body, person }) => {
  requirePassword(person, body.password, 'password');
  ask(person.id, body.newEmail, findByEmail(body.newEmail) ? undefined : person.id);
  return { status: 202, body: { success: true } };
});

const verifyEmailChange = mockEndpoint(contract.verifyEmailChange, ({ body, person }) => {
  const { email } = check(db.otps.get(person.id), body.otp);
  // Another user may have signed up with it in the meantime; the same code again changes nothing more.
  const owner = findByEmail(email);
  if (owner && owner.id !== person.id) throw new ApiError('user_exists');
  db.people.set(person.id, { ...person, email, isEmailConfirmed: true });
  return { status: 200, body: { success: true, message: 'Your e-mail has been changed' } };
});

const requestEmailConfirmation = mockEndpoint(contract.requestEmailConfirmation, ({ person }) => {
  ask(confirmationOf(person.id), person.email, person.id);
  return { status: 202, body: { success: true } };
});

const confirmEmail = mockEndpoint(contract.confirmEmail, ({ body, person }) => {
  const key = confirmationOf(person.id);
  const { email } = check(db.otps.get(key), body.otp);
  db.otps.delete(key);
  if (email !== person.email) throw incorrect();
  db.people.set(person.id, { ...person, isEmailConfirmed: true });
  return { status: 200, body: { success: true, message: 'Your e-mail is confirmed' } };
});

/** The mock server's one-time passwords. */
export const otpHandlers = [
  requestPasswordReset,
  verifyOtp,
  resetPassword,
  changeEmail,
  verifyEmailChange,
  requestEmailConfirmation,
  confirmEmail,
];
