import { ApiError } from '@upaj/contract/api-error';
import { findByEmail, rejectCommonPassword, requirePassword } from './account-records.ts';
import { patch } from './collection.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import type { OtpRecord } from './records.ts';
import { endSessions, sessionsOf } from './sessions.ts';

/** The OTP of every mail of the mock server. */
export const mockOtp = '123456';

// The mock server has one browser, so it stores one request for a forgotten password.
const RESET = 'reset';
const confirmationOf = (userId: string) => `confirm ${userId}`;

function ask(key: string, email: string, userId: string | undefined): void {
  db.otps.set(key, { userId, email, isVerified: false });
}

function check(key: string, otp: string): OtpRecord {
  const request = db.otps.get(key);
  if (request?.userId === undefined || otp !== mockOtp) throw new ApiError('otp_incorrect');
  return request;
}

/** The mock server's one-time passwords. */
export const otpHandlers = mockEndpoints({
  requestPasswordReset({ body }) {
    ask(RESET, body.email, findByEmail(body.email)?.id);
    return {};
  },

  verifyOtp({ body }) {
    check(RESET, body.otp).isVerified = true;
    return {};
  },

  resetPassword({ body }) {
    if (!db.otps.get(RESET)?.isVerified) throw new ApiError('otp_missing');
    const { userId = '', email } = check(RESET, String(body.otp).padStart(6, '0'));
    rejectCommonPassword(body.password, 'password');
    const person = db.people.get(userId);
    if (!person) throw new ApiError('otp_missing');
    db.otps.delete(RESET);
    const isEmailConfirmed = person.isEmailConfirmed || email === person.email;
    patch(db.people, person, { isEmailConfirmed, password: body.password });
    endSessions(sessionsOf(userId, undefined).map(({ token }) => token));
    return { message: 'Your password has been changed' };
  },

  changeEmail({ body, person }) {
    requirePassword(person, body.password, 'password');
    ask(person.id, body.newEmail, findByEmail(body.newEmail) ? undefined : person.id);
    return {};
  },

  verifyEmailChange({ body, person }) {
    const { email } = check(person.id, body.otp);
    patch(db.people, person, { email, isEmailConfirmed: true });
    return { message: 'Your e-mail has been changed' };
  },

  requestEmailConfirmation({ person }) {
    ask(confirmationOf(person.id), person.email, person.id);
    return {};
  },

  confirmEmail({ body, person }) {
    check(confirmationOf(person.id), body.otp);
    db.otps.delete(confirmationOf(person.id));
    patch(db.people, person, { isEmailConfirmed: true });
    return { message: 'Your e-mail is confirmed' };
  },
});
