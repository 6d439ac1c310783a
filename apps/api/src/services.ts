import { type AccountDeps, type OpenAccounts, openAccounts } from './accounts/open-accounts.ts';
import { type Crops, createCrops } from './crops/crops.service.ts';
import { createCropStore } from './crops/crops.store.ts';
import type { Database } from './db/database.ts';
import { forgetPictures } from './pictures/new-pictures.ts';
import { openPictures } from './pictures/open-pictures.ts';
import type { Width } from './pictures/picture-store.ts';
import { createAccountSeal } from './sellers/account-seal.ts';
import { createSellers, type Sellers } from './sellers/sellers.service.ts';
import { createSellerStore } from './sellers/sellers.store.ts';

/** Everything that can be done in the product, without HTTP. */
export interface Services {
  people: OpenAccounts;
  sellers: Sellers;
  crops: Crops;
}

/** Puts the services together on a database and a folder. */
export function createServices(
  deps: Omit<AccountDeps, 'isSeller' | 'copyOfSeller' | 'forgetPictures'> & {
    /** The secret that was used before `accountSecret`. */
    formerSecret?: string | undefined;
    searchDb: Database;
  },
): Services {
  const { db, office, now, accountSecret, formerSecret, decoder } = deps;
  const seals = {
    seal: createAccountSeal(accountSecret),
    former: formerSecret === undefined ? undefined : createAccountSeal(formerSecret),
  };
  const sellers: Sellers = createSellers({
    store: createSellerStore(db, seals),
    post: office.post,
    // Accounts are opened below, with what they ask of sellers.
    insistOnOwner: (...who) => people.passwords.insistOnOwner(...who),
    now,
  });
  const pictures = openPictures<Width>(deps, 'pictures');
  const people: OpenAccounts = openAccounts({
    ...deps,
    isSeller: sellers.isSeller,
    copyOfSeller: sellers.copy,
    forgetPictures: (gone) => forgetPictures(pictures, gone),
  });
  const crops = createCrops({ store: createCropStore(db, deps.searchDb), pictures, decoder, now });
  return { people, sellers, crops };
}
