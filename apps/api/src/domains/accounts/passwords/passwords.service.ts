import { invalidField, notSignedIn, validationFailed } from '@upaj/contract/api-error';
import { fieldError } from '@upaj/contract/field-errors';
import type { InTransaction, Tx } from '../../../db/transaction.ts';
import type { Person } from '../../../platform/access/person.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { passwordChangedMail } from '../account-notice.template.ts';
import type { AccountStore } from '../accounts.store.ts';
import type { Auth, Caller } from '../auth/auth.ts';
import type { BruteForceGuard } from '../auth/brute-force-guard.ts';
import type { GoogleStore } from '../google/google.store.ts';
import { type Otps, otpMissing } from '../otps/otps.service.ts';
import type { OtpStore } from '../otps/otps.store.ts';
import type { SessionStore } from '../sessions/sessions.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { PasswordStore } from './passwords.store.ts';

const RECENT = 10 * 60 * 1000;

export type Passwords = ReturnType<typeof createPasswords>;

/** Checks and replaces passwords, whether they are known or forgotten. */
export function createPasswords(deps: {
  inTransaction: InTransaction;
  auth: Auth;
  accounts: AccountStore;
  store: PasswordStore;
  sessions: SessionStore;
  otpStore: OtpStore;
  google: GoogleStore;
  otps: Otps;
  guard: BruteForceGuard;
  mailer: Mailer;
  now: () => Date;
}) {
  const { inTransaction, auth, accounts, store, sessions, otpStore, google } = deps;
  const { otps, guard, mailer, now } = deps;
  return {
    /** Refuses, at this field, a password that is not the person's. */
    async requirePassword(
      person: Person,
      password: string,
      field: string,
      caller: Caller,
    ): Promise<void> {
      const isRight = await guard.password(person.id, caller.address, async () => {
        const hash = await store.hashOf(person.id);
        if (hash === undefined) throw await withoutPassword(person, field);
        const { password: hashing } = await auth.$context;
        return (await hashing.verify({ hash, password })) || undefined;
      });
      if (!isRight) throw refusedAt(field, 'wrong_password', notThePassword);
    },

    /**
     * Refuses whoever has not just signed in, and whoever has a password: that is what they are asked for. An
     * account without one is opened by Google alone, which has then vouched for its owner.
     */
    async requireRecentSignIn({ id, signedInAt }: Person, field: string): Promise<void> {
      if ((await store.hashOf(id)) !== undefined) throw invalidField(field, 'required');
      const isRecent = now().getTime() - signedInAt.getTime() < RECENT;
      if (!isRecent) throw refusedAt(field, 'sign_in_again', signInAgain);
    },

    /**
     * Refuses, at `password`, whoever does not confirm that the account is theirs: by its password, or by a new
     * sign-in where it has none.
     */
    async requireOwner(
      person: Person,
      password: string | undefined,
      caller: Caller,
    ): Promise<void> {
      if (password === undefined) await this.requireRecentSignIn(person, 'password');
      else await this.requirePassword(person, password, 'password', caller);
    },

    /** Asks for an OTP and gives its handle, whether or not there is such an account. */
    requestReset: (email: string, caller: Caller) =>
      otps.request({ purpose: 'password', subject: email, email }, caller.language),

    async verify(handle: string | undefined, otp: string): Promise<void> {
      await otps.verify('password', handle, otp);
    },

    /** Sets a new password with an OTP that has been verified; every session ends. */
    async reset(
      { password, otp }: { password: string; otp: string | number },
      handle: string | undefined,
      caller: Caller,
    ): Promise<void> {
      const proven = await otps.confirm('password', handle, String(otp).padStart(6, '0'));
      const change = { userId: proven.userId, otpId: proven.id };
      if (!(await replace(change, password, 'password', caller))) throw otpMissing();
    },

    /** Changes the password of somebody who knows it; the other sessions end. */
    async change(
      person: Person,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      caller: Caller,
    ): Promise<void> {
      await this.requirePassword(person, currentPassword, 'currentPassword', caller);
      const change = { userId: person.id, keepSession: person.sessionId };
      await replace(change, newPassword, 'newPassword', caller);
    },
  };

  /** What to tell somebody who has no password: perhaps because the account went while it was being looked for. */
  async function withoutPassword({ id }: Person, field: string) {
    const isThere = (await accounts.find(id)) !== undefined;
    return isThere ? refusedAt(field, 'password_missing', noPassword) : notSignedIn();
  }

  /**
   * Replaces a password, ends sessions and forgets pending OTPs, all or nothing; gives whether it did.
   * The password is written before the sessions are looked for: a sign-in beside it either sees the new hash
   * or has made a session that is ended here.
   */
  async function replace(
    { userId, otpId, keepSession }: PasswordChange,
    password: string,
    field: string,
    { language }: Caller,
  ): Promise<boolean> {
    const account = await accounts.find(userId);
    if (!account) throw notSignedIn();
    if (isCommonPassword(password, account)) throw invalidField(field, 'too_common');
    const { password: hashing } = await auth.$context;
    const hash = await hashing.hash(password);
    const to = { name: account.name, address: account.email };
    return inTransaction(async (tx) => {
      if (otpId !== undefined && !(await redeem(otpId, userId, tx))) return false;
      const endedGoogle = otpId !== undefined && (await google.unlink(userId, tx));
      await store.setHash(userId, hash, now(), tx);
      await sessions.endOthers(userId, keepSession, tx);
      await otpStore.deleteOfUser(userId, tx);
      await mailer.send(passwordChangedMail, to, language, { endedGoogle }, tx);
      return true;
    });
  }

  /** Uses a verified request up; gives whether the account still has the address that its code was mailed to. */
  async function redeem(otpId: string, userId: string, tx: Tx): Promise<boolean> {
    const email = await otpStore.take(otpId, tx);
    // Reading the code there shows who owns the address.
    return email !== undefined && accounts.verifyEmail(userId, email, tx);
  }
}

/** Whose password is replaced, and what that uses up or spares. */
interface PasswordChange {
  userId: string;
  /** The session that goes on, if any does. */
  keepSession?: string;
  /** The verified request that this uses up; without it nothing is replaced. */
  otpId?: string;
}

const signInAgain = 'Please sign in with Google again, and repeat this within ten minutes.';
const notThePassword = 'The password is incorrect. Please try again.';
// Whoever came through Google has none, and needs one for what only its owner may do.
const noPassword = 'This account has no password yet. Please set one with "Forgot Password" first.';

function refusedAt(field: string, code: string, message: string) {
  return validationFailed({ [field]: { ...fieldError(field, code), message } });
}
