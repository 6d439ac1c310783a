import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { notSignedIn } from '@upaj/contract/api-error';
import type { InTransaction } from '../../../db/transaction.ts';
import type { Person } from '../../../platform/access/person.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type {
  AfterDeletion,
  PersonalDataPart,
  Streamed,
} from '../../../platform/modules/personal-data-part.ts';
import { accountDeletedMail } from '../account-notice.template.ts';
import type { Caller } from '../auth/auth.ts';
import type { Passwords } from '../passwords/passwords.service.ts';
import type { AccountDataStore } from './account-data.store.ts';
import { toExport } from './personal-data.view.ts';

export type PersonalData = ReturnType<typeof createPersonalData>;

/** Exports and deletes the personal data of a user; each domain provides its part. */
export function createPersonalData(deps: {
  inTransaction: InTransaction;
  store: AccountDataStore;
  /** Read when a copy or a deletion is requested: every domain has added its part by then. */
  parts: readonly PersonalDataPart[];
  passwords: Passwords;
  mailer: Mailer;
  removeAvatar: (id: string) => Promise<void>;
  now: () => Date;
}) {
  const { inTransaction, store, parts, passwords, mailer, removeAvatar, now } = deps;
  return {
    async export({ id }: Person): Promise<Streamed<ExportedUser>> {
      const user = await store.findUser(id);
      if (!user) throw notSignedIn();
      const own = {
        user,
        signInWays: await store.listSignInWays(id),
        sessions: await store.listSessions(id),
      };
      const subject = { id, email: user.email, isEmailProven: user.isEmailProven };
      const others = await Promise.all(parts.map((part) => part.export?.(subject)));
      // The schema of the response rejects an export that lacks a part.
      return Object.assign(toExport(own, now()), ...others) as Streamed<ExportedUser>;
    },

    /** Deletes an account, after the password, or a new sign-in if there is none. */
    async delete(person: Person, password: string | undefined, caller: Caller): Promise<void> {
      await passwords.requireOwner(person, password, caller);
      const { id } = person;
      const followUps = await inTransaction(async (tx) => {
        await store.waitForOtherDeletions(tx);
        const user = await store.findForUpdate(tx, id);
        // Of two concurrent deletions the second finds no account.
        if (!user) throw notSignedIn();
        const { name, email, isEmailProven, pictureId } = user;
        const after: AfterDeletion[] = pictureId ? [() => removeAvatar(pictureId)] : [];
        const subject = { id, email, isEmailProven };
        for (const part of parts) await part.close?.(tx, subject);
        for (const part of parts) {
          const followUp = await part.delete(tx, subject);
          if (followUp) after.push(followUp);
        }
        await mailer.send(accountDeletedMail, { name, address: email }, caller.language, {}, tx);
        await store.deleteUser(tx, id);
        return after;
      });
      for (const followUp of followUps) await followUp();
    },
  };
}
