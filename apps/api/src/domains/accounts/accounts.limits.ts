import {
  byAddress,
  byField,
  byPerson,
  type EndpointLimits,
  inBody,
} from '../../platform/limits/endpoint-limits.ts';
import { defineLimit } from '../../platform/limits/limits.ts';
import { uploadLimits } from '../../platform/pictures/upload-limits.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Limits of accounts. Many users share the address of a mobile network; an account belongs to one person. */
export const accountLimits = {
  // Typing errors of one person; an attacker at another address is counted separately and cannot lock the owner out.
  wrongPasswords: defineLimit('wrong-password', 10, QUARTER),
  wrongPasswordsOfAddress: defineLimit('wrong-passwords', 100, QUARTER),
  // Right passwords too: each costs a slow hash and creates a session.
  signIns: defineLimit('sign-in', 200, HOUR),
  signUps: defineLimit('sign-up', 200, HOUR),
  passwordChanges: defineLimit('change-password', 20, HOUR),
  // Mails go to the entered address: few enough that no mailbox is flooded, from any network address.
  otpsToMailbox: defineLimit('otp-to', 10, HOUR),
  otpsForAddress: defineLimit('otps-for', 60, HOUR),
  // Over all requests: an attacker has 20 guesses in a million a day. Sign-in is not affected.
  wrongOtps: defineLimit('wrong-otp', 20, DAY),
  otpChecks: defineLimit('verify', 100, HOUR),
  resets: defineLimit('reset', 100, HOUR),
  emailChanges: defineLimit('change-email', 10, HOUR),
  confirmations: defineLimit('confirm-email', 10, HOUR),
  emailChecks: defineLimit('verify-email', 50, HOUR),
  googleStarts: defineLimit('google-start', 200, HOUR),
  googleFinishes: defineLimit('google', 200, HOUR),
  exports: defineLimit('export', 20, HOUR),
};

const accountAtAddress = inBody((request) => `${byField('email')(request)} ${byAddress(request)}`);

/**
 * The limits of endpoints that are expensive or open to guessing. Endpoints that take a password
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
  // The mail goes to the person's own address.
  requestEmailConfirmation: [
    [accountLimits.confirmations, byPerson],
    [accountLimits.otpsForAddress, byAddress],
  ],
  confirmEmail: [[accountLimits.emailChecks, byPerson]],
  finishGoogle: [[accountLimits.googleFinishes, byAddress]],
  exportUser: [[accountLimits.exports, byPerson]],
  setUserPicture: uploadLimits,
};
