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

/** Checks, changes and resets passwords. */
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
    /** Throws a field error for a wrong password. */
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
     * Requires a recent sign-in of an account without a password; an account with one must send it. An
     * account without one is opened only by Google, which has then identified its owner.
     */
    async requireRecentSignIn({ id, signedInAt }: Person, field: string): Promise<void> {
      if ((await store.hashOf(id)) !== undefined) throw invalidField(field, 'required');
      const isRecent = now().getTime() - signedInAt.getTime() < RECENT;
      if (!isRecent) throw refusedAt(field, 'sign_in_again', signInAgain);
    },

    /**
     * Throws a field error of `password` unless the caller proves to own the account: by its password, or by a new
     * sign-in if it has none.
     */
    async requireOwner(
      person: Person,
      password: string | undefined,
      caller: Caller,
    ): Promise<void> {
      if (password === undefined) await this.requireRecentSignIn(person, 'password');
      else await this.requirePassword(person, password, 'password', caller);
    },

    /** Requests an OTP and returns its handle, whether or not there is such an account. */
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

    /** Changes the password of a user who knows it; the other sessions end. */
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

  /** The error of an account without a password; the account may have been deleted in the meantime. */
  async function withoutPassword({ id }: Person, field: string) {
    const isThere = (await accounts.find(id)) !== undefined;
    return isThere ? refusedAt(field, 'password_missing', noPassword) : notSignedIn();
  }

  /**
   * Replaces a password, ends sessions and deletes pending OTPs in one transaction; returns whether it did.
   * The password is written before the sessions are read: a concurrent sign-in either sees the new hash
   * or has created a session that is ended here.
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

  /** Consumes a verified request; returns whether the account still has the address that its code was mailed to. */
  async function redeem(otpId: string, userId: string, tx: Tx): Promise<boolean> {
    const email = await otpStore.take(otpId, tx);
    // The code proves the ownership of the address.
    return email !== undefined && accounts.verifyEmail(userId, email, tx);
  }
}

/** The user whose password is replaced, and the options. */
interface PasswordChange {
  userId: string;
  /** The session that stays valid, if any. */
  keepSession?: string;
  /** The verified request that this consumes; without it nothing is replaced. */
  otpId?: string;
}

const signInAgain = 'Please sign in with Google again, and repeat this within ten minutes.';
const notThePassword = 'The password is incorrect. Please try again.';
// A user who signed up with Google has none, and needs one for sensitive changes.
const noPassword = 'This account has no password yet. Please set one with "Forgot Password" first.';

function refusedAt(field: string, code: string, message: string) {
  return validationFailed({ [field]: { ...fieldError(field, code), message } });
}
