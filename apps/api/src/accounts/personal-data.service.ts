import { notSignedIn } from '../http/refusal.ts';
import type { Person } from '../http/who-asks.ts';
import { accountDeletedLetter } from '../mail/letters/account-notice.letter.ts';
import type { Post } from '../mail/post.ts';
import type { AccountStore } from './accounts.store.ts';
import type { Caller } from './auth.ts';
import type { Passwords } from './passwords.service.ts';
import type { PersonalDataStore } from './personal-data.store.ts';

export type PersonalData = ReturnType<typeof createPersonalData>;

/** Gives people a copy of what is held of them, and forgets them. */
export function createPersonalData(deps: {
  accounts: AccountStore;
  store: PersonalDataStore;
  passwords: Passwords;
  post: Post;
  /** Where every picture of a listing is shown, as an address. */
  pictureAddress: (id: string) => string;
  faceAddress: (id: string) => string;
  /** Removes the files of pictures. */
  forgetFiles: (files: {
    face: string | null;
    listings: readonly { id: string }[];
  }) => Promise<void>;
  now: () => Date;
}) {
  const { accounts, store, passwords, post, forgetFiles, now } = deps;
  return {
    async export({ id }: Person): Promise<Record<string, unknown>> {
      const held = await store.gather(id);
      if (!held) throw notSignedIn();
      const { pictureId, ...user } = held.user;
      const listings = held.listings.map((listing) => ({
        ...listing,
        price: listing.price / 100,
        pictures: listing.pictures.map(deps.pictureAddress),
      }));
      const picture = pictureId && deps.faceAddress(pictureId);
      return { exportedAt: now(), ...held, user: { ...user, picture }, listings };
    },

    /** Deletes an account for good, after the password. */
    async delete(person: Person, password: string, caller: Caller): Promise<void> {
      await passwords.insist(person, password, 'password', caller);
      const account = await accounts.find(person.id);
      if (!account) throw notSignedIn();
      const to = { name: account.name, address: account.email };
      const left = await store.delete(person.id, (tx) =>
        post.send(accountDeletedLetter, to, caller.language, {}, tx),
      );
      if (left) await forgetFiles({ face: left.pictureId, listings: left.listingPictures });
    },
  };
}
