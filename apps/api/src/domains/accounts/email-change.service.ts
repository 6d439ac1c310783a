import { notSignedIn } from '@upaj/contract/api-error';
import type { InTransaction } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { emailChangedMail } from './account-notice.template.ts';
import type { AccountStore } from './accounts.store.ts';
import type { Caller } from './auth/auth.ts';
import type { GoogleStore } from './google/google.store.ts';
import { type Otps, otpIncorrect } from './otps/otps.service.ts';
import type { OtpStore } from './otps/otps.store.ts';
import type { Passwords } from './passwords/passwords.service.ts';

export type EmailChanges = ReturnType<typeof createEmailChanges>;

/** Changes and confirms the e-mail addresses of accounts. */
export function createEmailChanges(deps: {
  inTransaction: InTransaction;
  store: AccountStore;
  otpStore: OtpStore;
  google: GoogleStore;
  passwords: Passwords;
  otps: Otps;
  mailer: Mailer;
  now: () => Date;
}) {
  const { inTransaction, store, otpStore, google, passwords, otps, mailer, now } = deps;
  return {
    /** Requests an OTP for the new address and returns its handle. */
    async ask(
      person: Person,
      { newEmail, password }: { newEmail: string; password: string },
      caller: Caller,
    ): Promise<string> {
      await passwords.requirePassword(person, password, 'password', caller);
      const request = { purpose: 'email', subject: person.id, userId: person.id } as const;
      return otps.request({ ...request, email: newEmail }, caller.language);
    },

    /** Sets the new address, and sends a mail to the old one; the same code again changes nothing more. */
    async verify(
      person: Person,
      handle: string | undefined,
      otp: string,
      { language }: Caller,
    ): Promise<void> {
      const proven = await otps.verify('email', handle, otp);
      // The cookie stays in the browser when another user signs in there.
      if (proven.userId !== person.id) throw otpIncorrect();
      const { email: newEmail } = proven;
      await inTransaction(async (tx) => {
        const before = await store.findForUpdate(tx, person.id, 'update');
        if (!before) throw notSignedIn();
        if (before.email === newEmail) return;
        await store.setEmail(person.id, newEmail, now(), tx);
        // OTPs of the old address must not open the account any more.
        await otpStore.deleteOfUser(person.id, tx, proven.id);
        const endedGoogle = await google.unlink(person.id, tx);
        const to = { name: before.name, address: before.email };
        await mailer.send(emailChangedMail, to, language, { newEmail, endedGoogle }, tx);
      });
    },

    /** Requests an OTP for the address that the account has, and returns its handle. */
    async askToConfirm({ id }: Person, { language }: Caller): Promise<string> {
      const account = await store.find(id);
      if (!account) throw notSignedIn();
      const request = { purpose: 'confirm', subject: id, userId: id } as const;
      return otps.request({ ...request, email: account.email }, language);
    },

    /** Marks the address as confirmed; it grants nothing else, so that a session is enough. */
    async confirm(person: Person, handle: string | undefined, otp: string): Promise<void> {
      const proven = await otps.verify('confirm', handle, otp);
      if (proven.userId !== person.id) throw otpIncorrect();
      await inTransaction(async (tx) => {
        await otpStore.take(proven.id, tx);
        if (!(await store.verifyEmail(person.id, proven.email, tx))) throw otpIncorrect();
      });
    },
  };
}
