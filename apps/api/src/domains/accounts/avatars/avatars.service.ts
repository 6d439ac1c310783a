import { randomUUID } from 'node:crypto';
import type { User } from '@upaj/contract/accounts.schema';
import { ApiError, notSignedIn } from '@upaj/contract/api-error';
import type { Picture } from '@upaj/contract/fields';
import type { InTransaction, Tx } from '../../../db/transaction.ts';
import type { Person } from '../../../platform/access/person.ts';
import type { Decoder } from '../../../platform/pictures/decoder.ts';
import { type AvatarWidth, avatarWidths } from '../../../platform/pictures/make-avatar.ts';
import { pictureOrRefusal } from '../../../platform/pictures/picture-or-refusal.ts';
import type { PictureStore } from '../../../platform/pictures/picture-store.ts';
import type { AccountStore } from '../accounts.store.ts';

const HOUR = 60 * 60 * 1000;
const MIDDLE = 192;

export const avatarUrl = (id: string, width: number = MIDDLE): string =>
  `/pictures/people/${id}/${width}.webp`;

/** The URLs of an avatar. */
export function avatarView(id: string | null): Picture | null {
  if (id === null) return null;
  const srcset = avatarWidths.map((width) => `${avatarUrl(id, width)} ${width}w`).join(', ');
  return { url: avatarUrl(id), srcset, width: MIDDLE, height: MIDDLE };
}

export type Avatars = ReturnType<typeof createAvatars>;

/** Stores avatars. */
export function createAvatars(deps: {
  inTransaction: InTransaction;
  /** A suspended person keeps the picture that others see, or shows none. */
  requireNotSuspended: (tx: Tx, userId: string) => Promise<void>;
  accounts: AccountStore;
  files: PictureStore<AvatarWidth>;
  decoder: Decoder;
  read: (person: Person) => Promise<User>;
}) {
  const { inTransaction, requireNotSuspended, accounts, files, decoder, read } = deps;
  return {
    async set(person: Person, path: string): Promise<User> {
      const made = await pictureOrRefusal(decoder.make('avatar', path, person.id), 'image');
      const id = randomUUID();
      await files.put(id, made.files);
      await replace(person.id, id).catch(async (error: unknown) => {
        // After any other error the account may refer to it: the clean-up checks the database.
        if (error instanceof ApiError) await files.remove(id);
        throw error;
      });
      return read(person);
    },

    async remove(person: Person): Promise<void> {
      await replace(person.id, null);
    },

    open: files.open,

    removeFiles: files.remove,

    /** Deletes orphaned pictures of a crash. */
    async sweep(at: Date): Promise<number> {
      const old = await files.olderThan(new Date(at.getTime() - HOUR));
      const used = new Set(await accounts.usedPictures(old.filter(isId)));
      const lost = old.filter((id) => !used.has(id));
      await Promise.all(lost.map(files.remove));
      return lost.length;
    },
  };

  async function replace(userId: string, id: string | null): Promise<void> {
    const before = await inTransaction(async (tx) => {
      const account = await accounts.findForUpdate(tx, userId);
      // The account was deleted while the picture was being decoded.
      if (!account) throw notSignedIn();
      if (id !== null) await requireNotSuspended(tx, userId);
      await accounts.setPicture(userId, id, tx);
      return account.pictureId;
    });
    if (before) await files.remove(before);
  }
}

const isId = (name: string) => /^[0-9a-f-]{36}$/.test(name);
