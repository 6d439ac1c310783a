import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { notSignedIn } from '@upaj/contract/api-error';
import type { InTransaction } from '../../../db/transaction.ts';
import type { Person } from '../../../platform/access/person.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { accountDeletedMail } from '../../../platform/mail/templates/account-notice.template.ts';
import type { AccountStore } from '../accounts.store.ts';
import type { Caller } from '../auth/auth.ts';
import type { Passwords } from '../passwords/passwords.service.ts';
import type { PersonalDataStore } from './personal-data.store.ts';
import { type PictureUrls, toExport } from './personal-data.view.ts';

export type PersonalData = ReturnType<typeof createPersonalData>;

/** Gives people a copy of what is held of them, and forgets them. */
export function createPersonalData(deps: {
  inTransaction: InTransaction;
  accounts: AccountStore;
  store: PersonalDataStore;
  copyOfSeller: (userId: string) => Promise<ExportedUser['seller']>;
  passwords: Passwords;
  post: Mailer;
  addresses: PictureUrls;
  /** Removes the files of pictures. */
  forgetFiles: (files: {
    face: string | null;
    listings: readonly { id: string }[];
  }) => Promise<void>;
  now: () => Date;
}) {
  const { inTransaction, accounts, store, passwords, post, forgetFiles, now } = deps;
  return {
    async export({ id }: Person): Promise<ExportedUser> {
      const held = await store.gather(id);
      if (!held) throw notSignedIn();
      const seller = await deps.copyOfSeller(id);
      return toExport({ ...held, seller }, now(), deps.addresses);
    },

    /** Deletes an account for good, after the password, or a new sign-in where there is none. */
    async delete(person: Person, password: string | undefined, caller: Caller): Promise<void> {
      await passwords.insistOnOwner(person, password, caller);
      const account = await accounts.find(person.id);
      if (!account) throw notSignedIn();
      const to = { name: account.name, address: account.email };
      const left = await inTransaction(async (tx) => {
        const deleted = await store.delete(tx, person.id);
        // Of two that come at once the second finds no account any more.
        if (!deleted) throw notSignedIn();
        await post.forget(to.address, tx);
        await post.send(accountDeletedMail, to, caller.language, {}, tx);
        return deleted;
      });
      await forgetFiles({ face: left.pictureId, listings: left.listingPictures });
    },
  };
}
