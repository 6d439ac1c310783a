import type { Database } from './db/database.ts';
import { createInTransaction } from './db/transaction.ts';
import {
  type AccountDeps,
  type AccountServices,
  createAccountServices,
} from './domains/accounts/account-services.ts';
import { type Crops, createCrops } from './domains/crops/crops.service.ts';
import { createCropStore } from './domains/crops/crops.store.ts';
import { createAccountCipher } from './domains/sellers/account-cipher.ts';
import { createSellers, type Sellers } from './domains/sellers/sellers.service.ts';
import { createSellerStore } from './domains/sellers/sellers.store.ts';
import { removePictures } from './platform/pictures/new-pictures.ts';
import { openPictures } from './platform/pictures/open-pictures.ts';
import type { Width } from './platform/pictures/picture-store.ts';

/** Everything that can be done in the product, without HTTP. */
export interface Services {
  people: AccountServices;
  sellers: Sellers;
  crops: Crops;
}

/** Puts the services together on a database and a folder. */
export function createServices(
  deps: Omit<AccountDeps, 'isSeller' | 'copyOfSeller' | 'forgetPictures'> & {
    /** The secret that was used before `accountSecret`. */
    previousSecret?: string | undefined;
    searchDb: Database;
  },
): Services {
  const { db, office, now, accountSecret, previousSecret, decoder } = deps;
  const ciphers = {
    current: createAccountCipher(accountSecret),
    previous: previousSecret === undefined ? undefined : createAccountCipher(previousSecret),
  };
  const inTransaction = createInTransaction(db);
  const sellers: Sellers = createSellers({
    inTransaction,
    store: createSellerStore(db, ciphers),
    post: office.post,
    // Accounts are opened below, with what they ask of sellers.
    insistOnOwner: (...who) => people.passwords.insistOnOwner(...who),
    mailboxOf: (...user) => people.accounts.mailboxOf(...user),
    now,
  });
  const pictures = openPictures<Width>(deps, 'pictures');
  const people: AccountServices = createAccountServices({
    ...deps,
    isSeller: sellers.isSeller,
    copyOfSeller: sellers.copy,
    forgetPictures: (gone) => removePictures(pictures, gone),
  });
  const crops = createCrops({ store: createCropStore(db, deps.searchDb), pictures, decoder, now });
  return { people, sellers, crops };
}
