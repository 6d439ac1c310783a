import {
  byAddress,
  byField,
  byPerson,
  type EndpointLimits,
  type KeyOf,
} from '../../platform/limits/endpoint-limits.ts';
import { defineLimit } from '../../platform/limits/limits.ts';
import { uploadLimits } from '../../platform/pictures/upload-limits.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Limits of accounts. Many people share the address of a mobile network; an account is one person's. */
export const accountLimits = {
  // One person's typing errors; a stranger who guesses from another address is counted apart and locks no owner out.
  wrongPasswords: defineLimit('wrong-password', 10, QUARTER),
  wrongPasswordsOfAddress: defineLimit('wrong-passwords', 100, QUARTER),
  // Right passwords too: each costs a slow hash and leaves a session.
  signIns: defineLimit('sign-in', 200, HOUR),
  signUps: defineLimit('sign-up', 200, HOUR),
  passwordChanges: defineLimit('change-password', 20, HOUR),
  // Mails go to the address that is typed: so few that no mailbox is flooded, wherever they are requested.
  otpsToMailbox: defineLimit('otp-to', 10, HOUR),
  otpsForAddress: defineLimit('otps-for', 60, HOUR),
  // Over all requests: a guesser has 20 in a million a day. Signing in stays open.
  wrongOtps: defineLimit('wrong-otp', 20, DAY),
  otpChecks: defineLimit('verify', 100, HOUR),
  resets: defineLimit('reset', 100, HOUR),
  emailChanges: defineLimit('change-email', 10, HOUR),
  emailChecks: defineLimit('verify-email', 50, HOUR),
  googleStarts: defineLimit('google-start', 200, HOUR),
  googleFinishes: defineLimit('google', 200, HOUR),
  exports: defineLimit('export', 20, HOUR),
};

const accountAtAddress: KeyOf = (request) => `${byField('email')(request)} ${byAddress(request)}`;

/**
 * How often the endpoints may be called that cost something or could be tried out. Endpoints that take a password
 * or an OTP count wrong ones too (`auth/brute-force-guard.ts`).
 */
export const accountEndpointLimits: EndpointLimits = {
  signUp: [[accountLimits.signUps, byAddress]],
  signIn: [[accountLimits.signIns, accountAtAddress]],
  changePassword: [[accountLimits.passwordChanges, byPerson]],
  requestPasswordReset: [
    [accountLimits.otpsToMailbox, byField('email')],
    [accountLimits.otpsForAddress, byAddress],
  ],
  verifyOtp: [[accountLimits.otpChecks, byAddress]],
  resetPassword: [[accountLimits.resets, byAddress]],
  changeEmail: [
    [accountLimits.emailChanges, byPerson],
    [accountLimits.otpsToMailbox, byField('newEmail')],
    [accountLimits.otpsForAddress, byAddress],
  ],
  verifyEmailChange: [[accountLimits.emailChecks, byPerson]],
  finishGoogle: [[accountLimits.googleFinishes, byAddress]],
  exportUser: [[accountLimits.exports, byPerson]],
  setUserPicture: uploadLimits,
};
