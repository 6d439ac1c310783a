import type { Limit } from './limits.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const limit = (name: string, times: number, seconds: number): Limit => ({ name, times, seconds });

/** Every limit there is. Many people share the address of a mobile network; an account is one person's. */
export const limitTable = {
  // One person's typing errors; whoever guesses from elsewhere is counted apart and locks nobody out.
  wrongPasswords: limit('wrong-password', 10, QUARTER),
  wrongPasswordsOfAddress: limit('wrong-passwords', 100, QUARTER),
  // Right passwords too: each costs a slow hash and leaves a session.
  signIns: limit('sign-in', 200, HOUR),
  signUps: limit('sign-up', 200, HOUR),
  passwordChanges: limit('change-password', 20, HOUR),
  // Mails go to whoever is named: so few that nobody is flooded, wherever they are asked for.
  otpsToMailbox: limit('otp-to', 10, HOUR),
  otpsForAddress: limit('otps-for', 60, HOUR),
  // Over all requests: 20 in a million a day for whoever guesses. Signing in stays open.
  wrongOtps: limit('wrong-otp', 20, DAY),
  otpChecks: limit('verify', 100, HOUR),
  resets: limit('reset', 100, HOUR),
  emailChanges: limit('change-email', 10, HOUR),
  emailChecks: limit('verify-email', 50, HOUR),
  googleStarts: limit('google-start', 200, HOUR),
  googleFinishes: limit('google', 200, HOUR),
  exports: limit('export', 20, HOUR),
  uploads: limit('upload', 60, HOUR),
  uploadsOfAddress: limit('uploads', 600, HOUR),
  // Enough for a person who forgot something, too few for a robot.
  messages: limit('contact', 5, 10 * 60),
  messagesOfPerson: limit('contact-by', 20, DAY),
};
